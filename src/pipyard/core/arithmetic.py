"""Functions of real numbers that give the same bits on every machine.

The functions that processors and languages provide differ in the last digit. These use only
additions and multiplications, whose results IEEE 754 defines exactly.
"""

from pipyard.core.jit import rule

_LN2_HIGH = 6.93147180369123816490e-01
_LN2_LOW = 1.90821492927058770002e-10
_INVERSE_LN2 = 1.44269504088896338700
_LARGEST = 709.0
_SMALLEST = -700.0
_TERMS = 14


@rule
def power(base: float, exponent: int) -> float:
    """Raise a number to an integer power that is not negative."""
    result = 1.0
    square = float(base)
    left = exponent
    while left > 0:
        if left & 1:
            result *= square
        square *= square
        left >>= 1
    return result


@rule
def exp(x: float) -> float:
    """Return e raised to a power; beyond the bounds, the value at the nearest bound."""
    bounded = min(max(x, _SMALLEST), _LARGEST)
    half = 0.5 if bounded >= 0.0 else -0.5
    twos = int(bounded * _INVERSE_LN2 + half)
    rest = (bounded - twos * _LN2_HIGH) - twos * _LN2_LOW
    total = 1.0
    for term in range(_TERMS, 0, -1):
        total = 1.0 + rest * total / term
    return total * power(2.0, twos) if twos >= 0 else total / power(2.0, -twos)
