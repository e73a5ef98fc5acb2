"""Adapters of the games for other libraries, one module for each library.

Each module needs its library: `pip install 'pipyard[gymnasium]'`, `[pettingzoo]` or `[openspiel]`.
"""
