// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.affine;

import java.util.List;
import java.util.function.Function;

/** An affine or semi-affine expression. Immutable; equal when the trees are. */
public sealed interface AffineExpr permits AffineDim, AffineSymbol, AffineConstant, AffineBinary {
  static AffineExpr dim(int position) {
    return new AffineDim(position);
  }

  static AffineExpr symbol(int position) {
    return new AffineSymbol(position);
  }

  static AffineExpr constant(long value) {
    return new AffineConstant(value);
  }

  default AffineExpr plus(AffineExpr other) {
    return AffineRules.add(this, other);
  }

  default AffineExpr plus(long other) {
    return AffineRules.add(this, constant(other));
  }

  default AffineExpr minus(AffineExpr other) {
    return AffineRules.add(this, other.negate());
  }

  default AffineExpr minus(long other) {
    return AffineRules.add(this, constant(-other));
  }

  default AffineExpr times(AffineExpr other) {
    return AffineRules.multiply(this, other);
  }

  default AffineExpr times(long other) {
    return AffineRules.multiply(this, constant(other));
  }

  default AffineExpr negate() {
    return times(-1);
  }

  default AffineExpr floorDiv(AffineExpr other) {
    return AffineRules.floorDiv(this, other);
  }

  default AffineExpr floorDiv(long other) {
    return AffineRules.floorDiv(this, constant(other));
  }

  default AffineExpr ceilDiv(AffineExpr other) {
    return AffineRules.ceilDiv(this, other);
  }

  default AffineExpr ceilDiv(long other) {
    return AffineRules.ceilDiv(this, constant(other));
  }

  default AffineExpr mod(AffineExpr other) {
    return AffineRules.mod(this, other);
  }

  default AffineExpr mod(long other) {
    return AffineRules.mod(this, constant(other));
  }

  /** Whether no dim occurs in it. */
  boolean isSymbolicOrConstant();

  /** Whether products have a constant factor and divisors are constants. */
  boolean isPureAffine();

  /** A number that divides the value whatever the inputs are; the largest one that can be seen from the tree. */
  long largestKnownDivisor();

  /** Whether the value is known to be a multiple of that factor, which must not be zero. */
  default boolean isMultipleOf(long factor) {
    return switch (this) {
      case AffineDim d -> factor == 1 || factor == -1;
      case AffineSymbol s -> factor == 1 || factor == -1;
      case AffineConstant c -> c.value() % factor == 0;
      case AffineBinary b -> b.isKnownMultipleOf(factor);
    };
  }

  /** Whether it is the constant with that value. */
  default boolean isConstant(long value) {
    return this instanceof AffineConstant c && c.value() == value;
  }

  default boolean isFunctionOfDim(int position) {
    return AffineTree.contains(this, e -> e instanceof AffineDim d && d.position() == position);
  }

  default boolean isFunctionOfSymbol(int position) {
    return AffineTree.contains(this, e -> e instanceof AffineSymbol s && s.position() == position);
  }

  /** With the i-th dim or symbol replaced by the i-th element, simplified anew; those beyond a list's end stay. */
  default AffineExpr replaceDimsAndSymbols(List<? extends AffineExpr> dims, List<? extends AffineExpr> symbols) {
    return AffineTree.rebuild(this, leaf -> switch (leaf) {
      case AffineDim d when d.position() < dims.size() -> dims.get(d.position());
      case AffineSymbol s when s.position() < symbols.size() -> symbols.get(s.position());
      default -> leaf;
    });
  }

  default AffineExpr replaceDims(List<? extends AffineExpr> dims) {
    return replaceDimsAndSymbols(dims, List.of());
  }

  default AffineExpr replaceSymbols(List<? extends AffineExpr> symbols) {
    return replaceDimsAndSymbols(List.of(), symbols);
  }

  /** With every subtree equal to {@code from} replaced. */
  default AffineExpr replace(AffineExpr from, AffineExpr to) {
    return AffineTree.replace(this, from, to);
  }

  /** With dims from position {@code offset} on renumbered upwards by {@code shift}. */
  default AffineExpr shiftDims(int shift, int offset) {
    return AffineTree.rebuild(this, leaf -> leaf instanceof AffineDim d && d.position() >= offset ? dim(d.position() + shift) : leaf);
  }

  /** With symbols from position {@code offset} on renumbered upwards by {@code shift}. */
  default AffineExpr shiftSymbols(int shift, int offset) {
    return AffineTree.rebuild(this, leaf -> leaf instanceof AffineSymbol s && s.position() >= offset ? symbol(s.position() + shift) : leaf);
  }

  /** With the map's results in place of the dims. */
  default AffineExpr compose(AffineMap map) {
    return replaceDims(map.results());
  }

  /** What the expression amounts to, from its leaves up, left operands first; nothing may amount to null. */
  default <R> R fold(Function<? super AffineExpr, ? extends R> leaf, AffineBinary.Combine<R> combine) {
    return AffineTree.fold(this, leaf, combine);
  }

  /** The sum of products it amounts to, like terms collected and divisions made small. */
  default AffineExpr simplify(int numDims, int numSymbols) {
    return AffineSimplifier.simplify(this, numDims, numSymbols);
  }
}
