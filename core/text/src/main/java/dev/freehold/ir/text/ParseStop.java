// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * Ends parsing at the first error; {@link Parser} and the other entry points of this package turn it into a diagnostic. The custom assembly of a
 * dialect may catch it, to add a note or to try another reading; it never reaches who called an entry point.
 */
public final class ParseStop extends RuntimeException {
  private static final long serialVersionUID = 1;

  private record Note(int position, String text) {}

  private final int position;
  private final boolean lexical;
  private final transient List<Note> notes = new ArrayList<>(0);
  private final transient List<ParseStop> more = new ArrayList<>(0);

  ParseStop(int position, String message) {
    this(position, message, false);
  }

  private ParseStop(int position, String message, boolean lexical) {
    super(message, null, false, false);
    this.position = position;
    this.lexical = lexical;
  }

  /** An error about characters that make no word; it speaks for all errors that follow from it. */
  static ParseStop lexical(int position, String message) {
    return new ParseStop(position, message, true);
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage(), "the constructor sets it");
  }

  /** Offset into the source. */
  public int position() {
    return position;
  }

  /** Adds a note about another place. */
  public ParseStop note(int at, String text) {
    notes.add(new Note(at, text));
    return this;
  }

  /** Adds an error that was found because of this one. */
  public ParseStop and(ParseStop other) {
    if (!lexical) more.add(other);
    return this;
  }

  /** Throws errors that are found together, at the end of something; does nothing where there are none. */
  static void throwAll(List<ParseStop> errors) {
    if (errors.isEmpty()) return;
    errors.sort((a, b) -> Integer.compare(a.position, b.position));
    ParseStop first = errors.getFirst();
    first.more.addAll(errors.subList(1, errors.size()));
    throw first;
  }

  /** This error and those that were found together with it. */
  List<ParseStop> all() {
    List<ParseStop> all = new ArrayList<>(more);
    all.addFirst(this);
    return all;
  }

  Diagnostic diagnostic(Source source) {
    return diagnostic(source::location);
  }

  /** The same with the locations that somebody gives positions. */
  Diagnostic diagnostic(IntFunction<Location> locations) {
    Diagnostic.Builder builder = Diagnostic.error(locations.apply(position), getMessage());
    for (Note note : notes) builder.note(locations.apply(note.position), note.text);
    return builder.build();
  }
}
