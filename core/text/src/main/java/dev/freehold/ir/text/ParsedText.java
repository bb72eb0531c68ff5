// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.attribute.Location;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What {@link TolerantParser} has read of a text, however much is wrong with it. The locations of its operations are not those that the text gives them, but
 * say where they stand: {@link #position} knows it.
 */
public final class ParsedText {
  /** A unit, and where it begins in this text. */
  public record Placed(SourceUnit unit, int start) {}

  private final Source source;
  private final ModuleOp module;
  private final List<Placed> units;
  private final Reuse.Kept kept;
  private final Map<Integer, Integer> starts = new HashMap<>();

  ParsedText(Source source, ModuleOp module, List<Placed> units, Reuse.Kept kept) {
    this.source = source;
    this.module = module;
    this.units = List.copyOf(units);
    this.kept = kept;
    for (Placed placed : units) starts.put(placed.unit.number(), placed.start);
  }

  public Source source() {
    return source;
  }

  /** All that could be read, wrapped into a module where it is not one. */
  public ModuleOp module() {
    return module;
  }

  /** In the order of the text, behind the frame. */
  public List<Placed> units() {
    return units;
  }

  /** What is wrong with the syntax, in the order of the text. */
  public List<Diagnostic> errors() {
    return units.stream().flatMap(placed -> placed.unit.errors().stream())
        .sorted((a, b) -> Integer.compare(position(a.location()), position(b.location()))).toList();
  }

  /** The position, in bytes, that an operation of this text or a diagnostic about one is at; 0 where it is about none. */
  public int position(Location location) {
    if (!(location instanceof Location.File(var file, var number, var column, var endLine, var endColumn)) || !file.isEmpty()) return 0;
    return starts.getOrDefault(number, 0) + column - 1;
  }

  /** The location of a place in a unit, as operations and diagnostics have it. */
  public static Location location(int unit, int offset) {
    return Location.file("", unit, offset + 1);
  }

  Reuse.Kept kept() {
    return kept;
  }
}
