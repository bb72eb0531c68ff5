// SPDX-License-Identifier: Apache-2.0
package dev.freehold.linalg;

import dev.freehold.arith.ArithDialect;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.InlinableDialect;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.tensor.CastOp;
import org.jspecify.annotations.Nullable;

/** The {@code linalg} dialect: computations on whole tensors and buffers. */
public final class LinalgDialect implements Dialect, InlinableDialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "linalg";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(BroadcastOp.DEF, ElementwiseOp.DEF, GenericOp.DEF, IndexOp.DEF, MapOp.DEF, PackOp.DEF, ReduceOp.DEF, SoftmaxOp.DEF, TransposeOp.DEF,
        UnpackOp.DEF, YieldOp.DEF);
    registrar.ops(ContractionOp.MATMUL, ContractionOp.BATCH_MATMUL, ContractionOp.BATCH_REDUCE_MATMUL, ContractionOp.CONTRACT);
    registrar.ops(WinogradOp.FILTER, WinogradOp.INPUT, WinogradOp.OUTPUT);
    registrar.ops(NamedOps.all());
    FillPatterns.register(registrar);
    registrar.pattern(CastOp.class, "intoStructured", StaticShapes::ofResult);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return EnumKind.parse(LinalgEnums.ALL, mnemonic, parser);
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    if (name.equals("linalg.memoized_indexing_maps")) return;
    check.plainError("attribute '\"" + name + "\"' not supported by the linalg dialect");
  }

  /** Constants that operations of the dialect fold to are those of {@code arith}. */
  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return new ArithDialect().constant(value, type);
  }
}
