// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import java.util.List;

/**
 * Something that goes wrong with a buffer on some path.
 *
 * @param place the operation where it goes wrong: the second free, the use, the return
 * @param freedAt the operations that may have freed it before, as far as that matters
 */
public record Fault(Kind kind, Op place, List<Op> freedAt) {
  public Fault {
    freedAt = List.copyOf(freedAt);
  }

  /** What can go wrong. */
  public enum Kind {
    LEAK("is not freed on a path to here"),
    DOUBLE_FREE("is freed here, but has been freed on a path to here"),
    USE_AFTER_FREE("is used here, but has been freed on a path to here"),
    RETURN_AFTER_FREE("is returned here, but has been freed on a path to here"),
    FREE_WHILE_IN_USE("is freed here while a task that uses it may still run"),
    FREE_OF_VIEW("is freed here by a view of it, which a deallocation may not take"),
    FREE_OF_UNMANAGED("is freed here, but is not owned: it has automatic or static storage, or is borrowed"),
    FREE_OF_BORROWED("is freed here, but belongs to the caller"),
    RETURN_OF_BORROWED("is returned here, but is not owned: the caller would free it"),
    RETURNED_TWICE("is returned here as two results: the caller would free it twice");

    private final String description;

    Kind(String description) {
      this.description = description;
    }

    /** Whether it matters where the buffer was freed before. */
    boolean followsFree() {
      return this == DOUBLE_FREE || this == USE_AFTER_FREE || this == RETURN_AFTER_FREE;
    }

    /** What to say about the buffer. */
    public String description() {
      return description;
    }
  }
}
