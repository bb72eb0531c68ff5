// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.affine;

/** An affine expression, and the numbers that it may be; {@code isSum} says that it needs parentheses as an operand. */
record Expression(String text, Range range, boolean isSum) {
  static Expression constant(long number) {
    return new Expression(Long.toString(number), Range.of(number), false);
  }

  String operand() {
    return isSum ? "(" + text + ")" : text;
  }

  private Expression with(String operator, Expression other, Range made) {
    return new Expression(operand() + " " + operator + " " + other.operand(), made, true);
  }

  Expression plus(Expression other) {
    return with("+", other, range.plus(other.range));
  }

  Expression minus(Expression other) {
    return with("-", other, range.minus(other.range));
  }

  Expression times(Expression factor) {
    return with("*", factor, range.times(factor.range));
  }

  Expression floorDiv(Expression divisor) {
    return with("floordiv", divisor, range.floorDiv(divisor.range));
  }

  Expression ceilDiv(Expression divisor) {
    return with("ceildiv", divisor, range.ceilDiv(divisor.range));
  }

  Expression mod(Expression divisor) {
    return with("mod", divisor, Range.mod(divisor.range));
  }
}
