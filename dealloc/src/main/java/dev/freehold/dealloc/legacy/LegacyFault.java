// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.legacy;

import dev.freehold.ir.ReferenceFault;

/** What the reference does wrong in the older pass. Where that is a crash or an invalid program, nothing is kept. */
enum LegacyFault implements ReferenceFault {
  /**
   * In the block behind all uses only aliases are looked for that begin there. If there are none, a buffer is freed behind the first
   * operation, used further down or not, and never if that is the terminator.
   */
  BUFFERS_OF_OTHER_BLOCKS_ARE_OVERLOOKED,
  /** A number that a call returns counts as an alias of the buffers passed to it, which are not freed if it is returned. */
  NUMBERS_ARE_BUFFERS,
  /** What the program frees under another name is freed again. */
  FREES_OF_ALIASES_ARE_REPEATED,
  /** A buffer is copied though then one of the two is written to and the other is read. */
  COPIES_ARE_NOTICED,
  /** A copy in front of a branch to several blocks is freed in the one only that it is passed to. */
  COPIES_LEAK_ON_OTHER_WAYS,
  /** A buffer that a function may return or not, as {@code arith.select} or a branch decides, is never freed. */
  WHAT_MAY_BE_RETURNED_LEAKS
}
