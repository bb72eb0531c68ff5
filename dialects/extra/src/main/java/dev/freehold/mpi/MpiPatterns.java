// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mpi;

import dev.freehold.arith.ConstantOp;
import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dlti.EntriesAttr;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.MemRefType;
import dev.freehold.memref.CastOp;

/** Canonicalizations of the dialect. */
final class MpiPatterns {
  /** What the process is called in the description of the machine. */
  private static final String RANK = "MPI:comm_world_rank";

  private MpiPatterns() {}

  /** A buffer of known size stays known in a message. */
  static void withoutCast(MpiOp message, Rewriter rw) {
    boolean isKnown = ((MemRefType) message.operand("ref").type()).hasStaticShape();
    if (isKnown || !(message.operand("ref").definingOp() instanceof CastOp cast)) return;
    if (cast.source().type() instanceof MemRefType source && source.hasStaticShape()) rw.setOperand(message, 0, cast.source());
  }

  /** The rank of this process may be known beforehand. */
  static void knownRank(DeclaredOp query, Rewriter rw) {
    Value rank = query.result(query.resultCount() - 1);
    boolean isAmongAll = query.operand("comm").definingOp() instanceof DeclaredOp source && source.name().equals("mpi.comm_world");
    if (!isAmongAll || !rank.hasUses()) return;
    Attribute known = EntriesAttr.query(query, RANK);
    if (known instanceof IntegerAttr number) {
      rw.replaceAllUses(rank, rw.before(query).create(ConstantOp.of(IntegerAttr.i32(number.value().intValue()))).result());
    }
  }
}
