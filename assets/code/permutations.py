class Solution:  # @start
    def permuteUnique(self, items):
        orders, order = [], []
        used = set()

        def backtrack(p):  # @call
            if p == len(items):
                orders.append(order[:])  # @record
                return  # @record
            for i in range(len(items)):  # @option
                if (i in used  # @attacked used
                    or any(items[j] == items[i]  # @attacked twin
                           and j not in used for j in range(i))):
                    continue  # @attacked
                order.append(items[i])  # @place
                used.add(i)  # @place
                backtrack(p + 1)  # @recurse
                order.pop()  # @undo
                used.remove(i)  # @undo
            # @return

        backtrack(0)
        return orders
