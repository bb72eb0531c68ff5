// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.affine;

import dev.freehold.affine.ApplyOp;
import dev.freehold.affine.DelinearizeIndexOp;
import dev.freehold.affine.LinearizeIndexOp;
import dev.freehold.affine.LoadOp;
import dev.freehold.affine.MaxOp;
import dev.freehold.affine.MinOp;
import dev.freehold.affine.PrefetchOp;
import dev.freehold.affine.StoreOp;
import dev.freehold.interp.Emitter;
import dev.freehold.interp.ExecutorProvider;
import dev.freehold.interp.Executors;
import dev.freehold.interp.memref.Accesses;
import dev.freehold.interp.memref.MixedSizes;
import dev.freehold.interp.semantics.Fault;

/** The executors of affine; those for vectors are among those of the vector dialect. */
public final class AffineExecutors implements ExecutorProvider {
  @Override
  public void register(Executors to) {
    to.add(ApplyOp.class, (op, out) -> {
      Applied map = Applied.of(op.map(), op.operands(), out);
      int result = out.slot(op.result());
      out.act(frame -> frame.bits[result] = map.results(frame)[0]);
    });
    to.add(MinOp.class, (op, out) -> {
      Applied map = Applied.of(op.map(), op.operands(), out);
      int result = out.slot(op.result());
      out.act(frame -> frame.bits[result] = map.least(frame));
    });
    to.add(MaxOp.class, (op, out) -> {
      Applied map = Applied.of(op.map(), op.operands(), out);
      int result = out.slot(op.result());
      out.act(frame -> frame.bits[result] = map.greatest(frame));
    });
    to.add(DelinearizeIndexOp.class, AffineExecutors::delinearize);
    to.add(LinearizeIndexOp.class, AffineExecutors::linearize);
    to.add(LoadOp.class, (op, out) -> {
      Applied map = Applied.of(op.map(), op.mapOperands(), out);
      Accesses.load(op, op.memref(), (frame, reference) -> reference.byteOffset(map.results(frame)), op.operands(), out);
    });
    to.add(StoreOp.class, (op, out) -> {
      Applied map = Applied.of(op.map(), op.mapOperands(), out);
      Accesses.store(op, op.stored(), op.memref(), (frame, reference) -> reference.byteOffset(map.results(frame)), op.mapOperands(), out);
    });
    to.add(PrefetchOp.class, (op, out) -> {});
    AffineLoops.register(to);
  }

  /** The first part takes what the others leave. If it is bounded, that is a promise: an index that breaks it has no parts. */
  private static void delinearize(DelinearizeIndexOp op, Emitter out) {
    int index = out.slot(op.linearIndex());
    MixedSizes basis = MixedSizes.of(op.basis(), out);
    int[] parts = out.slots(op.results());
    int skipped = op.hasOuterBound() ? 0 : 1;
    out.act(frame -> {
      long rest = frame.bits[index];
      for (int i = parts.length - 1; i > 0; i--) {
        long size = size(basis.get(frame, i - skipped));
        frame.bits[parts[i]] = Math.floorMod(rest, size);
        rest = Math.floorDiv(rest, size);
      }
      if (parts.length > 0) frame.bits[parts[0]] = rest;
      if (!op.hasOuterBound() || parts.length == 0 || rest >= 0 && rest < basis.get(frame, 0)) return;
      for (int part : parts) frame.poison(part);
    });
  }

  private static void linearize(LinearizeIndexOp op, Emitter out) {
    int[] indices = out.slots(op.multiIndex());
    MixedSizes basis = MixedSizes.of(op.basis(), out);
    int skipped = op.hasOuterBound() ? 0 : 1;
    int result = out.slot(op.result());
    boolean disjoint = op.isDisjoint();
    out.act(frame -> {
      long position = 0;
      for (int i = 0; i < indices.length; i++) {
        long part = frame.bits[indices[i]];
        if (i >= skipped) position *= basis.get(frame, i - skipped);
        if (disjoint && i >= skipped && (part < 0 || part >= basis.get(frame, i - skipped))) {
          throw Fault.undefined("index " + i + " is out of range: " + part + " is not in [0, " + basis.get(frame, i - skipped) + ")");
        }
        position += part;
      }
      frame.bits[result] = position;
    });
  }

  private static long size(long size) {
    if (size > 0) return size;
    throw Fault.undefined("delinearization basis must be positive, but is " + size);
  }
}
