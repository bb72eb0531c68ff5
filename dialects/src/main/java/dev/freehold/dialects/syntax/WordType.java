// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dialects.syntax;

import dev.freehold.ir.Type;
import dev.freehold.ir.TypeSet;
import dev.freehold.ir.text.AttrPrinter;

/** A type that is just a name: {@code !nvgpu.mbarrier.token}. */
public record WordType(String dialect, String word) implements Type {

  /** The set of just this type; the description is that of messages. */
  public TypeSet set(String description) {
    return TypeSet.only(description, this).ofKind(dialect + "." + word, this::equals);
  }

  /** The type of that name, or null. */
  public static WordType find(String word, WordType... among) {
    for (WordType type : among) {
      if (type.word.equals(word)) return type;
    }
    return null;
  }

  @Override
  public void print(AttrPrinter out) {
    out.text("!" + dialect + "." + word);
  }
}
