"""Eight numbers at once: vectors of the processor as values in kernels.

Solvers do the same arithmetic for many states, with indices that don't depend on the state. Eight
neighbouring states fill one vector, so that every index is read once for eight of them. numba does
not find this by itself: it can't know that the arrays it reads and writes don't overlap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba.core import types
from numba.extending import intrinsic, models, register_model

LANES = 8
_VECTOR = ir.VectorType(ir.DoubleType(), LANES)
_SPREAD = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
_DOUBLE_BYTES = 8


def _operation(code: Callable[..., Any]) -> Any:
    """Something kernels can call that is translated by hand. What it takes is not what Python sees here."""
    return intrinsic(code)


class Lanes(types.Type):
    """Eight float64."""

    def __init__(self) -> None:
        super().__init__(name="lanes8")


LANES_TYPE = Lanes()


@register_model(Lanes)
class LanesModel(models.PrimitiveModel):
    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, _VECTOR)  # type: ignore[no-untyped-call]


def _place(context: Any, builder: Any, array_type: Any, array: Any, index: Any) -> Any:
    data = context.make_array(array_type)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [index]), _VECTOR.as_pointer())


def _spread(builder: Any, number: Any) -> Any:
    one = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), number, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(one, ir.Constant(_VECTOR, ir.Undefined), _SPREAD)


@_operation
def load(typing: Any, array: Any, index: Any) -> Any:
    """Eight numbers of a flat array of float64, from this index on."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature.args[0], *arguments)
        return builder.load(place, align=_DOUBLE_BYTES)

    return LANES_TYPE(array, types.intp), code


@_operation
def store(typing: Any, array: Any, index: Any, value: Any) -> Any:
    """Write eight numbers into a flat array, from this index on."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = _place(context, builder, signature.args[0], *arguments[:2])
        builder.store(arguments[2], place, align=_DOUBLE_BYTES)
        return context.get_dummy_value()

    return types.void(array, types.intp, LANES_TYPE), code


@_operation
def spread(typing: Any, number: Any) -> Any:
    """The same number eight times."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _spread(builder, arguments[0])

    return LANES_TYPE(types.float64), code


@_operation
def add(typing: Any, left: Any, right: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fadd(*arguments)

    return LANES_TYPE(LANES_TYPE, LANES_TYPE), code


@_operation
def times(typing: Any, value: Any, number: Any) -> Any:
    """Eight numbers, each times the same number."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.fmul(arguments[0], _spread(builder, arguments[1]))

    return LANES_TYPE(LANES_TYPE, types.float64), code


@_operation
def larger(typing: Any, left: Any, right: Any) -> Any:
    """The larger of each pair."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        left, right = arguments
        return builder.select(builder.fcmp_ordered(">", left, right), left, right)

    return LANES_TYPE(LANES_TYPE, LANES_TYPE), code


@_operation
def where_larger(typing: Any, left: Any, right: Any, one: Any, other: Any) -> Any:
    """In each lane ``one`` if left is larger than right, else ``other``."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        left, right, one, other = arguments
        return builder.select(builder.fcmp_ordered(">", left, right), one, other)

    return LANES_TYPE(LANES_TYPE, LANES_TYPE, LANES_TYPE, LANES_TYPE), code
