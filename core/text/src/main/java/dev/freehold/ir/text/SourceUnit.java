// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A top-level operation of a text, as {@link TolerantParser} has read it: at the top, or in a module there. A later reading takes it over where it stands
 * unchanged, so all places in it count from its start, in bytes. What is in no such operation belongs to the unit {@link #FRAME}.
 *
 * @param number identifies the unit among all readings of a text
 * @param length the bytes from its start to the start of what follows it
 * @param op what has been read; null for the frame, and where nothing could be read
 * @param operations the operations in it, inner ones before those around them
 * @param mentions the names of values and blocks, in the order in which they were read
 * @param errors what is wrong with its syntax
 */
public record SourceUnit(int number, int length, @Nullable Op op, List<OpExtent> operations, List<Mention> mentions, List<Diagnostic> errors) {
  /** The number of the unit that holds what stands around the others; its places count from the start of the text. */
  public static final int FRAME = 0;

  /**
   * Where an operation stands.
   *
   * @param start where it begins, with the names of its results
   * @param name where its own name stands
   * @param behind where what follows it begins
   */
  public record OpExtent(Op op, int start, int name, int behind) {}

  /**
   * A name of a value or a block in the text, sigil included.
   *
   * @param entity the {@link dev.freehold.ir.Value} or {@link dev.freehold.ir.Block}
   * @param isDefinition whether the name is given here
   */
  public record Mention(int offset, Object entity, boolean isDefinition) {}
}
