// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.affine;

import dev.freehold.arith.AddFOp;
import dev.freehold.arith.AddIOp;
import dev.freehold.arith.AndIOp;
import dev.freehold.arith.ConstantOp;
import dev.freehold.arith.MaxSIOp;
import dev.freehold.arith.MaxUIOp;
import dev.freehold.arith.MaximumFOp;
import dev.freehold.arith.MinSIOp;
import dev.freehold.arith.MinUIOp;
import dev.freehold.arith.MinimumFOp;
import dev.freehold.arith.MulFOp;
import dev.freehold.arith.MulIOp;
import dev.freehold.arith.OrIOp;
import dev.freehold.arith.XOrIOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.FloatAttr;
import dev.freehold.ir.builtin.FloatType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.memref.AtomicRmwKind;
import dev.freehold.pass.UnsupportedProgram;
import java.math.BigInteger;

/** How values of a type are combined to one. */
record Reduction(AtomicRmwKind kind, Type type, Op loop) {

  /** The value that changes no other one when it is combined with it. */
  Value neutral(Rewriter rewriter) throws UnsupportedProgram {
    Attribute value = switch (kind) {
      case ADDF -> number(0.0);
      case MULF -> number(1.0);
      case MAXIMUMF -> number(Double.NEGATIVE_INFINITY);
      case MINIMUMF -> number(Double.POSITIVE_INFINITY);
      case ADDI, ORI, XORI, MAXU -> integer(BigInteger.ZERO);
      case MULI -> integer(BigInteger.ONE);
      case ANDI, MINU -> integer(BigInteger.ONE.negate());
      case MAXS -> integer(BigInteger.ONE.shiftLeft(IntegerAttr.width(type) - 1).negate());
      case MINS -> integer(BigInteger.ONE.shiftLeft(IntegerAttr.width(type) - 1).subtract(BigInteger.ONE));
      case ASSIGN, MAXNUMF, MINNUMF -> throw unsupported();
    };
    return rewriter.create(ConstantOp.of(value)).result();
  }

  private FloatAttr number(double value) {
    return FloatAttr.of((FloatType) type, value);
  }

  private IntegerAttr integer(BigInteger value) {
    return IntegerAttr.of(type, value);
  }

  Value combined(Value a, Value b, Rewriter rewriter) throws UnsupportedProgram {
    OpState<?> combination = switch (kind) {
      case ADDF -> AddFOp.of(a, b);
      case MULF -> MulFOp.of(a, b);
      case MAXIMUMF -> MaximumFOp.of(a, b);
      case MINIMUMF -> MinimumFOp.of(a, b);
      case ADDI -> AddIOp.of(a, b);
      case MULI -> MulIOp.of(a, b);
      case ORI -> OrIOp.of(a, b);
      case XORI -> XOrIOp.of(a, b);
      case ANDI -> AndIOp.of(a, b);
      case MAXS -> MaxSIOp.of(a, b);
      case MAXU -> MaxUIOp.of(a, b);
      case MINS -> MinSIOp.of(a, b);
      case MINU -> MinUIOp.of(a, b);
      case ASSIGN, MAXNUMF, MINNUMF -> throw unsupported();
    };
    return rewriter.create(combination).result();
  }

  private UnsupportedProgram unsupported() {
    return new UnsupportedProgram(loop.location(), "reduction by '" + kind.spelling() + "' is not supported");
  }
}
