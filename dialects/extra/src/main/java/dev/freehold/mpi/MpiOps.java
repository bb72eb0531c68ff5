// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mpi;

import dev.freehold.dialects.syntax.DeclaredOp;
import dev.freehold.dialects.syntax.Keywords;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpDefBuilder;
import dev.freehold.ir.attribute.AttrSet;
import dev.freehold.ir.attribute.TypeSet;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TypeSets;
import java.util.ArrayList;
import java.util.List;

/** The operations of the {@code mpi} dialect. Each of them may have a result that is its error code. */
final class MpiOps {
  private static final TypeSet RETVAL = MpiKinds.RETVAL.set("MPI function call return value (!mpi.retval)");
  private static final TypeSet COMM = MpiKinds.COMM.set("MPI communicator handler");
  private static final AttrSet REDUCTION =
      Keywords.set(IntegerType.of(32), "op", "MPI operation class", "MPI_OP_NULL", "MPI_MAX", "MPI_MIN", "MPI_SUM",
          "MPI_PROD", "MPI_LAND", "MPI_BAND", "MPI_LOR", "MPI_BOR", "MPI_LXOR", "MPI_BXOR", "MPI_MINLOC", "MPI_MAXLOC", "MPI_REPLACE");
  private static final String MAY_TELL = " (`->` type($retval)^)?";

  static final List<OpDef<?>> DEFS = new ArrayList<>();

  static {
    for (String name : List.of("init", "finalize")) DEFS.add(define(name).assembly("attr-dict (`:` type($retval)^)?").build());
    communicators();
    message("send", "dest");
    message("recv", "source");
    request("isend", "dest");
    request("irecv", "source");
    DEFS.add(define("allreduce").operand("sendbuf", TypeSets.RANKED_MEMREF).operand("recvbuf", TypeSets.RANKED_MEMREF).attr("op", REDUCTION)
        .operand("comm", COMM)
        .assembly("`(` $sendbuf `,` $recvbuf `,` $op `,` $comm `)` attr-dict `:` type($sendbuf) `,` type($recvbuf)" + MAY_TELL).build());
    DEFS.add(define("barrier").operand("comm", COMM).assembly("`(` $comm `)` attr-dict" + MAY_TELL).build());
    DEFS.add(define("wait").operand("req", RequestType.SET).assembly("`(` $req `)` attr-dict `:` type($req)" + MAY_TELL).build());
    DEFS.add(DeclaredOp.define("mpi.retval_check").operand("val", RETVAL).attr("errclass", MpiKinds.ERROR_CLASS.set("MPI error class name"))
        .result("res", TypeSets.I1).assembly("$val `=` $errclass attr-dict `:` type($res)").build());
    DEFS.add(DeclaredOp.define("mpi.error_class").operand("val", RETVAL).result("errclass", RETVAL)
        .assembly("$val attr-dict `:` type($val)").build());
  }

  private MpiOps() {}

  private static OpDefBuilder<MpiOp> define(String name) {
    return MpiOp.define(name).optionalResult("retval", RETVAL);
  }

  private static void communicators() {
    DEFS.add(pure("comm_world").result("comm", COMM).assembly("attr-dict `:` type(results)").build());
    DEFS.add(pure("comm_rank").operand("comm", COMM).optionalResult("retval", RETVAL).result("rank", TypeSets.I32)
        .assembly("`(` $comm `)` attr-dict `:` type(results)").canonicalize("FoldRank", MpiPatterns::knownRank).build());
    DEFS.add(pure("comm_size").operand("comm", COMM).optionalResult("retval", RETVAL).result("size", TypeSets.I32)
        .assembly("`(` $comm `)` attr-dict `:` type(results)").build());
    DEFS.add(pure("comm_split").operand("comm", COMM).operand("color", TypeSets.I32).operand("key", TypeSets.I32)
        .optionalResult("retval", RETVAL).result("newcomm", COMM)
        .assembly("`(` $comm `,` $color `,` $key `)` attr-dict `:` type(results)").build());
  }

  private static OpDefBuilder<DeclaredOp> pure(String name) {
    return DeclaredOp.pure("mpi." + name);
  }

  private static void message(String name, String peer) {
    DEFS.add(transfer(name, peer).assembly(transferred(peer) + MAY_TELL).build());
  }

  private static void request(String name, String peer) {
    DEFS.add(transfer(name, peer).result("req", RequestType.SET).assembly(transferred(peer) + " `->` type(results)").build());
  }

  private static OpDefBuilder<MpiOp> transfer(String name, String peer) {
    return define(name).operand("ref", TypeSets.RANKED_MEMREF).operand("tag", TypeSets.I32).operand(peer, TypeSets.I32).operand("comm", COMM)
        .canonicalize("FoldCast", MpiPatterns::withoutCast);
  }

  private static String transferred(String peer) {
    return "`(` $ref `,` $tag `,` $" + peer + " `,` $comm `)` attr-dict `:` type($ref) `,` type($tag) `,` type($" + peer + ")";
  }
}
