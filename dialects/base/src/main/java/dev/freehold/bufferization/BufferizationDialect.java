// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

import dev.freehold.ir.Checker;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.iface.InlinableDialect;
import dev.freehold.memref.LoadOp;
import dev.freehold.tensor.DimOp;

/** The {@code bufferization} dialect: from tensors to buffers, and who frees them. */
public final class BufferizationDialect implements Dialect, InlinableDialect {
  @Override
  public String namespace() {
    return "bufferization";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        AllocTensorOp.DEF, CloneOp.DEF, DeallocOp.DEF, DeallocTensorOp.DEF, MaterializeInDestinationOp.DEF, ToBufferOp.DEF, ToTensorOp.DEF);
    registrar.pattern(LoadOp.class, "ofToBuffer", ToBufferPatterns::loadFrom);
    registrar.pattern(DimOp.class, "ofToTensor", (dim, rw) -> ToBufferPatterns.dimOf(dim, rw));
    registrar.pattern(dev.freehold.memref.DimOp.class, "DimOfCastOp", (dim, rw) -> ToBufferPatterns.dimOf(dim, rw));
    registrar.pattern(DimOp.class, "ofAllocTensor", AllocTensorPatterns::dimOf);
  }

  @Override
  public void verifyAttribute(Op op, String name, Attribute value, Checker check) {
    DialectAttrs.verifyOnOperation(op, name, check);
  }

  @Override
  public void verifyArgumentAttribute(Op op, int argument, String name, Attribute value, Checker check) {
    DialectAttrs.verifyOnArgument(op, name, value, check);
  }
}
