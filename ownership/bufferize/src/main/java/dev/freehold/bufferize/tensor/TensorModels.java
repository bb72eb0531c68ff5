// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.tensor;

import dev.freehold.bufferize.Bufferizable;
import dev.freehold.bufferize.SubsetInsertion;
import dev.freehold.ir.Registrar;
import dev.freehold.tensor.CastOp;
import dev.freehold.tensor.CollapseShapeOp;
import dev.freehold.tensor.ConcatOp;
import dev.freehold.tensor.DimOp;
import dev.freehold.tensor.EmptyOp;
import dev.freehold.tensor.ExpandShapeOp;
import dev.freehold.tensor.ExtractOp;
import dev.freehold.tensor.ExtractSliceOp;
import dev.freehold.tensor.FromElementsOp;
import dev.freehold.tensor.GenerateOp;
import dev.freehold.tensor.InsertOp;
import dev.freehold.tensor.InsertSliceOp;
import dev.freehold.tensor.PadOp;
import dev.freehold.tensor.ParallelInsertSliceOp;
import dev.freehold.tensor.RankOp;
import dev.freehold.tensor.ReshapeOp;
import dev.freehold.tensor.SplatOp;

/** How operations of the tensor dialect are bufferized. */
public final class TensorModels {
  private TensorModels() {}

  public static void register(Registrar tensor) {
    tensor.model(CastOp.class, Bufferizable.class, CastModel::new);
    tensor.model(CollapseShapeOp.class, Bufferizable.class, CollapseShapeModel::new);
    tensor.model(ConcatOp.class, Bufferizable.class, ConcatModel::new);
    tensor.model(DimOp.class, Bufferizable.class, ShapeModels.Dim::new);
    tensor.model(EmptyOp.class, Bufferizable.class, EmptyModel::new);
    tensor.model(ExpandShapeOp.class, Bufferizable.class, ExpandShapeModel::new);
    tensor.model(ExtractOp.class, Bufferizable.class, ElementModels.Extract::new);
    tensor.model(ExtractSliceOp.class, Bufferizable.class, ExtractSliceModel::new);
    tensor.model(FromElementsOp.class, Bufferizable.class, ElementModels.FromElements::new);
    tensor.model(GenerateOp.class, Bufferizable.class, FilledModels.Generate::new);
    tensor.model(InsertOp.class, Bufferizable.class, ElementModels.Insert::new);
    tensor.model(InsertSliceOp.class, Bufferizable.class, InsertSliceModel::new);
    tensor.model(InsertSliceOp.class, SubsetInsertion.class, InsertSliceModel::new);
    tensor.model(PadOp.class, Bufferizable.class, FilledModels.Pad::new);
    tensor.model(ParallelInsertSliceOp.class, Bufferizable.class, ParallelInsertSliceModel::new);
    tensor.model(ParallelInsertSliceOp.class, SubsetInsertion.class, ParallelInsertSliceModel::new);
    tensor.model(RankOp.class, Bufferizable.class, ShapeModels.Rank::new);
    tensor.model(ReshapeOp.class, Bufferizable.class, ShapeModels.Reshape::new);
    tensor.model(SplatOp.class, Bufferizable.class, FilledModels.Splat::new);
  }
}
