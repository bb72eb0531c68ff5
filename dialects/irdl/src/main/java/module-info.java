// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Dialects that are described in IRDL in place of Java. */
@NullMarked
module dev.freehold.irdl {
  requires transitive dev.freehold.dialects;

  exports dev.freehold.irdl;
  exports dev.freehold.irdl.constraint to dev.freehold.dealloc;
  exports dev.freehold.irdl.described to dev.freehold.dealloc;

  provides dev.freehold.ir.Dialect with
      dev.freehold.irdl.IrdlDialect;
}
