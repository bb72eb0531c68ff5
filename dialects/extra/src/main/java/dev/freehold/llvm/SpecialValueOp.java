// SPDX-License-Identifier: Apache-2.0
package dev.freehold.llvm;

import dev.freehold.arith.Constants;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Folded;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.ConstantLike;
import dev.freehold.ir.iface.Pure;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** A value without content, or all zero: {@code llvm.mlir.undef : !llvm.struct<(ptr)>}. */
public final class SpecialValueOp extends Op implements ConstantLike, Pure {
  private static final Map<String, OpDef<SpecialValueOp>> BY_KEYWORD = new TreeMap<>();

  static {
    for (String keyword : LlvmKeywordAttr.KEYWORDS) {
      BY_KEYWORD.put(keyword, OpDef.of("llvm.mlir." + keyword, SpecialValueOp.class, SpecialValueOp::new)
          .result("res", LlvmTypes.ANY).assembly("attr-dict `:` type($res)").build());
    }
  }

  static final List<OpDef<SpecialValueOp>> DEFS = List.copyOf(BY_KEYWORD.values());

  private SpecialValueOp(OpState<?> state) {
    super(state);
  }

  static OpState<SpecialValueOp> of(LlvmKeywordAttr value, Type type) {
    return Objects.requireNonNull(BY_KEYWORD.get(value.keyword()), value.keyword()).state().results(type);
  }

  /** Zero of an integer or float type is the same as a constant. */
  @Override
  public Attribute value() {
    String keyword = name().substring("llvm.mlir.".length());
    Attribute number = keyword.equals("zero") ? Constants.zero(result().type()) : null;
    return number != null ? number : new LlvmKeywordAttr(keyword);
  }

  @Override
  protected void verify(Checker check) {
    boolean impossible = name().equals("llvm.mlir.zero") && result().type() instanceof LlvmTargetType target && !target.isZero();
    if (impossible) check.error("target extension type does not support zero-initializer");
  }

  @Override
  protected List<Folded> fold(Rewriter rw) {
    return List.of(value());
  }
}
