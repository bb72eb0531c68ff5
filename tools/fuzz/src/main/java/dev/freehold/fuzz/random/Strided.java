// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A {@code strided<[4, ?], offset: 2>} layout; {@link Buffer#DYNAMIC} stands for a question mark. */
record Strided(List<Integer> strides, int offset) {
  String text() {
    String inner = strides.stream().map(Buffer::size).collect(Collectors.joining(", ", "[", "]"));
    String suffix = offset == 0 ? "" : ", offset: " + Buffer.size(offset);
    return "strided<" + inner + suffix + ">";
  }

  /** The layout of which nothing is known. */
  static Strided unknown(int rank) {
    return new Strided(Collections.nCopies(rank, Buffer.DYNAMIC), Buffer.DYNAMIC);
  }
}
