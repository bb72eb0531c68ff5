// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tensor;

import dev.freehold.arith.ArithDialect;
import dev.freehold.complex.ComplexDialect;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.ComplexType;
import dev.freehold.ir.iface.InlinableDialect;
import org.jspecify.annotations.Nullable;

/** The {@code tensor} dialect. */
public final class TensorDialect implements Dialect, InlinableDialect {
  @Override
  public String namespace() {
    return "tensor";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(BitcastOp.DEF, CastOp.DEF, CollapseShapeOp.DEF, ConcatOp.DEF, DimOp.DEF, EmptyOp.DEF, ExpandShapeOp.DEF, ExtractOp.DEF,
        ExtractSliceOp.DEF, FromElementsOp.DEF, GatherOp.DEF, GenerateOp.DEF, InsertOp.DEF, InsertSliceOp.DEF, PadOp.DEF,
        ParallelInsertSliceOp.DEF, RankOp.DEF, ReshapeOp.DEF, ScatterOp.DEF, SplatOp.DEF, YieldOp.DEF);
    // Those of the operations that make the tensors, not of tensor.dim.
    registrar.pattern(DimOp.class, "ofEmpty", DimFolding::ofEmpty);
    registrar.pattern(DimOp.class, "DimOfForallOp", DimFolding::ofForall);
  }

  /** Constants that operations of the dialect fold to are those of {@code arith}, complex ones those of {@code complex}. */
  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return type instanceof ComplexType ? new ComplexDialect().constant(value, type) : new ArithDialect().constant(value, type);
  }
}
