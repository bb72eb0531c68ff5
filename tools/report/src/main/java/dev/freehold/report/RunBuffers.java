// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.interp.memory.Buffer;
import dev.freehold.ir.Op;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.FunctionLike;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The buffers of a run, in terms of a text.
 *
 * @param function the function that was run, of the program that was run
 */
record RunBuffers(FunctionLike function, ProgramText text, ValueNames names) {
  static RunBuffers of(FunctionLike function, ProgramText text) {
    return new RunBuffers(function, text, new ValueNames(text));
  }

  /** Who has to end a buffer. */
  enum Owner {
    /** The function that allocated it, or one that it was handed to. */
    FUNCTION,
    /** Whoever called the function: it was given, or is returned. */
    CALLER,
    /** It ends with a scope. */
    SCOPE,
    /** It is a global, or belongs to somebody who is not seen. */
    OUTSIDE,
    /** It is never freed. */
    NOBODY
  }

  static Owner owner(Buffer buffer) {
    return switch (buffer.owner()) {
      case PROGRAM -> buffer.isLeaving() ? Owner.CALLER : buffer.isLive() ? Owner.NOBODY : Owner.FUNCTION;
      case STACK -> Owner.SCOPE;
      case CALLER -> Owner.CALLER;
      case GLOBAL, OUTSIDE -> Owner.OUTSIDE;
    };
  }

  /** The line that a buffer comes from; 0 where it is not in the text. */
  int line(Buffer buffer) {
    Value argument = argument(buffer);
    if (argument != null) return text.line(argument.location());
    return buffer.maker() == null ? text.line(buffer.site()) : text.line(buffer.maker());
  }

  /** What a buffer is called where it comes from. */
  String name(Buffer buffer) {
    Value argument = argument(buffer);
    Op maker = buffer.maker();
    String name = argument != null ? names.of(argument) : maker == null ? null : name(text.counterparts().getOrDefault(maker, maker));
    return Objects.requireNonNullElse(name, "buffer");
  }

  private @Nullable String name(Op maker) {
    String symbol = SymbolTables.nameOf(maker);
    return symbol != null ? "@" + symbol : maker.resultCount() == 0 ? null : names.of(maker.result(0));
  }

  /** The argument, in the text, that a buffer is given as; null for others. */
  private @Nullable Value argument(Buffer buffer) {
    if (buffer.owner() != Buffer.Owner.CALLER) return null;
    List<? extends Value> given = function.body().entryBlock().arguments();
    Op shown = text.counterparts().getOrDefault((Op) function, (Op) function);
    for (int i = 0; i < given.size(); i++) {
      if (given.get(i).location().equals(buffer.site())) return ((FunctionLike) shown).body().entryBlock().argument(i);
    }
    return null;
  }
}
