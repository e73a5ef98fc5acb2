"""The games behind the interfaces of other libraries, one module for each.

Each needs its library: `pip install 'pipyard[gymnasium]'`, `[pettingzoo]` or `[openspiel]`.
"""
