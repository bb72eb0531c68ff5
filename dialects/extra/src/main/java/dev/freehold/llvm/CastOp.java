// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.OpState;
import dev.freehold.ir.PropertyCode;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.AttrSets;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import dev.freehold.ir.builtin.VectorType;
import dev.freehold.ir.iface.Pure;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns a value into one of another type: {@code llvm.sext %x : i32 to i64}. */
public final class CastOp extends Op implements Pure {
  static final List<OpDef<CastOp>> DEFS = new ArrayList<>();

  static {
    DEFS.add(define("bitcast", LlvmTypes.NOT_AGGREGATES, LlvmTypes.NOT_AGGREGATES, "$arg").build());
    DEFS.add(define("addrspacecast", LlvmTypes.POINTERS, LlvmTypes.POINTERS, "$arg").build());
    DEFS.add(define("ptrtoint", LlvmTypes.POINTERS, LlvmTypes.INTEGERS, "$arg").build());
    DEFS.add(define("sext", LlvmTypes.INTEGERS, LlvmTypes.INTEGERS, "$arg").build());
    DEFS.add(define("sitofp", LlvmTypes.INTEGERS, LlvmTypes.NUMBERS, "$arg").build());
    for (String name : List.of("fptosi", "fptoui")) DEFS.add(define(name, LlvmTypes.NUMBERS, LlvmTypes.INTEGERS, "$arg").build());
    for (String name : List.of("fpext", "fptrunc")) DEFS.add(define(name, LlvmTypes.NUMBERS, LlvmTypes.NUMBERS, "$arg").build());
    DEFS.add(define("inttoptr", LlvmTypes.INTEGERS, LlvmTypes.POINTERS, "$arg (`dereferenceable` `` $dereferenceable^)?")
        .optionalAttr("dereferenceable", FunctionAttrs.DEREFERENCEABLE.set("LLVM dereferenceable attribute")).build());
    for (String name : List.of("zext", "uitofp")) {
      TypeSet to = name.equals("zext") ? LlvmTypes.INTEGERS : LlvmTypes.NUMBERS;
      DEFS.add(define(name, LlvmTypes.INTEGERS, to, "(`nneg` $nonNeg^)? $arg").optionalAttr("nonNeg", AttrSets.UNIT).build());
    }
    DEFS.add(define("trunc", LlvmTypes.INTEGERS, LlvmTypes.INTEGERS, "$arg (`overflow` `` $overflowFlags^)?")
        .defaultAttr("overflowFlags", LlvmEnums.OVERFLOW, IntegerAttr.of(IntegerType.I32, 0), PropertyCode.NUMBER).build());
  }

  private CastOp(OpState<?> state) {
    super(state);
  }

  private static OpDefBuilder<CastOp> define(String name, TypeSet from, TypeSet to, String beginning) {
    return OpDef.of("llvm." + name, CastOp.class, CastOp::new)
        .operand("arg", from)
        .result("res", to)
        .assembly(beginning + " attr-dict `:` type($arg) `to` type($res)");
  }

  @Override
  protected void verify(Checker check) {
    Type from = operand("arg").type();
    Type to = result().type();
    switch (name()) {
      case "llvm.zext", "llvm.sext" -> {
        String wrong = notWider(from, to);
        if (wrong != null) check.plainError(wrong);
      }
      case "llvm.bitcast" -> {
        if (LlvmTypes.POINTERS.contains(from) != LlvmTypes.POINTERS.contains(to)) check.error("can only cast pointers from and to pointers");
      }
      case "llvm.inttoptr" -> FunctionAttrs.verifyDereferenceable(this, check);
      default -> {}
    }
  }

  private static @Nullable String notWider(Type from, Type to) {
    if (from instanceof VectorType && !(to instanceof VectorType)) return "input type is a vector but output type is an integer";
    if (from instanceof VectorType a && to instanceof VectorType b && !(a.shape().equals(b.shape()) && a.scalable().equals(b.scalable()))) {
      return "input and output vectors are of incompatible shape";
    }
    if (!(from instanceof VectorType) && to instanceof VectorType) return "input type is an integer but output type is a vector";
    boolean wider = IntegerAttr.width(TypeSets.elementOrSelf(to)) > IntegerAttr.width(TypeSets.elementOrSelf(from));
    return wider ? null : "integer width of the output type is smaller or equal to the integer width of the input type";
  }

  @Override
  protected @Nullable List<Folded> fold(Rewriter rw) {
    if (!name().equals("llvm.zext")) return foldBack();
    if (!(result().type() instanceof IntegerType)) return null;
    return Constants.of(operand("arg")) instanceof IntegerAttr known ? List.of(IntegerAttr.of(result().type(), known.unsigned())) : null;
  }

  /** Casts that change nothing, and bit casts there and back. */
  private @Nullable List<Folded> foldBack() {
    boolean keepsBits = name().equals("llvm.bitcast") || name().equals("llvm.addrspacecast");
    if (!keepsBits) return null;
    if (operand("arg").type().equals(result().type())) return List.of(operand("arg"));
    if (!(operand("arg").definingOp() instanceof CastOp first) || !first.name().equals(name())) return null;
    return first.operand("arg").type().equals(result().type()) ? List.of(first.operand("arg")) : null;
  }
}
