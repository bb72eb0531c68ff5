// SPDX-License-Identifier: Apache-2.0
package dev.freehold.mpi;

import dev.freehold.dialects.syntax.EnumKind;
import dev.freehold.dialects.syntax.NamedType;
import dev.freehold.ir.attribute.Holds;

/** The types of the dialect that are just names, and its attribute. */
final class MpiKinds {
  static final NamedType RETVAL = new NamedType("mpi", "retval", Holds.NOTHING);
  static final NamedType COMM = new NamedType("mpi", "comm", Holds.NOTHING);
  static final NamedType STATUS = new NamedType("mpi", "status", Holds.NOTHING);

  static final EnumKind ERROR_CLASS = EnumKind.bracketed("mpi", "errclass", "::mlir::mpi::MPI_ErrorClassEnum", errors(
      "ACCESS AMODE ARG ASSERT BAD_FILE BASE BUFFER COMM CONVERSION COUNT DIMS DISP DUP_DATAREP ERRHANDLER FILE FILE_EXISTS FILE_IN_USE GROUP INFO "
          + "INFO_KEY INFO_NOKEY INFO_VALUE IN_STATUS INTERN IO KEYVAL LOCKTYPE NAME NO_MEM NO_SPACE NO_SUCH_FILE NOT_SAME OP OTHER PENDING PORT "
          + "PROC_ABORTED QUOTA RANK READ_ONLY REQUEST RMA_ATTACH RMA_CONFLICT RMA_FLAVOR RMA_RANGE RMA_SHARED RMA_SYNC ROOT SERVICE SESSION SIZE "
          + "SPAWN TAG TOPOLOGY TRUNCATE TYPE UNKNOWN UNSUPPORTED_DATAREP UNSUPPORTED_OPERATION VALUE_TOO_LARGE WIN LASTCODE"))
      .called("MPI_ErrorClassAttr", "value");

  private static String[] errors(String keywords) {
    return ("MPI_SUCCESS MPI_ERR_" + keywords.replace(" ", " MPI_ERR_")).split(" ");
  }

  private MpiKinds() {}
}
