// SPDX-License-Identifier: Apache-2.0
package dev.freehold.vector;

import dev.freehold.arith.AddFOp;
import dev.freehold.arith.AddIOp;
import dev.freehold.arith.ArithDialect;
import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.iface.InlinableDialect;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesAttributes;
import dev.freehold.tensor.InsertSliceOp;
import org.jspecify.annotations.Nullable;

/** The {@code vector} dialect. */
public final class VectorDialect implements Dialect, InlinableDialect, ParsesAttributes {
  @Override
  public String namespace() {
    return "vector";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(BitcastOp.DEF, BroadcastOp.DEF, CompressStoreOp.DEF, ConstantMaskOp.DEF, ContractOp.DEF, CreateMaskOp.DEF,
        DeinterleaveOp.DEF, ExpandLoadOp.DEF, ExtractOp.DEF, ExtractStridedSliceOp.DEF, FmaOp.DEF, FromElementsOp.DEF, GatherOp.DEF,
        InsertOp.DEF, InsertStridedSliceOp.DEF, InterleaveOp.DEF, LoadOp.DEF, MaskOp.DEF, MaskedLoadOp.DEF, MaskedStoreOp.DEF,
        MultiReductionOp.DEF, OuterProductOp.DEF, PrintOp.DEF, ReductionOp.DEF, ScalableExtractOp.DEF, ScalableInsertOp.DEF, ScanOp.DEF,
        ScatterOp.DEF, ShapeCastOp.DEF, ShuffleOp.DEF, StepOp.DEF, StoreOp.DEF, ToElementsOp.DEF, TransferReadOp.DEF,
        TransferWriteOp.DEF, TransposeOp.DEF, TypeCastOp.DEF, VectorScaleOp.DEF, YieldOp.DEF);
    registrar.pattern(AddFOp.class, "ofContraction", ContractPatterns::ofSum);
    registrar.pattern(AddIOp.class, "ofContraction", ContractPatterns::ofSum);
    registrar.pattern(InsertSliceOp.class, "SwapExtractSliceOfTransferWrite", TransferReshaping::insertOfWrite);
  }

  @Override
  public @Nullable Attribute parseAttribute(String mnemonic, AttrParser parser) {
    return EnumKind.parse(VectorEnums.ALL, mnemonic, parser);
  }

  /** Constants that operations of the dialect fold to are those of {@code arith}. */
  @Override
  public @Nullable OpState<?> constant(Attribute value, Type type) {
    return new ArithDialect().constant(value, type);
  }
}
