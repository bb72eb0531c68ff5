// SPDX-License-Identifier: Apache-2.0

import org.jspecify.annotations.NullMarked;

/** Links call sites of the jars of an app before it starts. */
@NullMarked
module dev.freehold.linker {
  requires org.jspecify;
}
