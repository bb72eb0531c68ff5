// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.DiagnosticPrinter;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Printing;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A program as it is shown.
 *
 * @param module the program that the source is the text of: its operations have their places in it
 * @param origins by place in the text where what is there has come from; empty where it is the text that somebody wrote
 * @param counterparts by operation of the program that was printed the one in {@code module}; empty where none was printed
 */
public record ProgramText(Op module, Source source, Map<Location, Location> origins, Map<Op, Op> counterparts) {
  /** The name of a text that was printed after passes. */
  public static final String AFTER = "<after the passes>";

  /** A program that was read from a text. */
  public static ProgramText read(Op module, Source source) {
    return new ProgramText(module, source, Map.of(), Map.of());
  }

  /** Prints what passes made of a program, and reads it again, so that it has places; null after errors. */
  public static @Nullable ProgramText print(Op program, Registry registry, Profile profile, boolean allowUnregistered,
      Diagnostics diagnostics) {
    Source source = Source.of(AFTER, Printing.print(program, registry));
    Parsed parsed = Parser.parse(source, registry, new ParserOptions(allowUnregistered), diagnostics);
    if (parsed == null || !Verifier.verify(parsed.module(), registry, profile, diagnostics)) return null;
    List<Op> from = operations(program);
    List<Op> to = operations(parsed.module());
    Map<Op, Op> counterparts = new HashMap<>();
    for (int i = 0; i < Math.min(from.size(), to.size()); i++) counterparts.put(from.get(i), to.get(i));
    List<Location> places = locations(to);
    List<Location> sources = locations(from);
    Map<Location, Location> origins = new HashMap<>();
    for (int i = 0; i < Math.min(places.size(), sources.size()); i++) origins.put(places.get(i), sources.get(i));
    return new ProgramText(parsed.module(), source, origins, counterparts);
  }

  private static List<Op> operations(Op root) {
    List<Op> operations = new ArrayList<>();
    root.walk(op -> operations.add(op));
    return operations;
  }

  private static List<Location> locations(List<Op> operations) {
    List<Location> locations = new ArrayList<>();
    for (Op op : operations) {
      for (Region region : op.regions()) {
        for (Block block : region) block.arguments().forEach(argument -> locations.add(argument.location()));
      }
      locations.add(op.location());
    }
    return locations;
  }

  /** Where what is at a place has come from; the place itself in a text that somebody wrote. */
  public Location origin(Location location) {
    return origins.getOrDefault(location, location);
  }

  /** The line of an operation, of the one that was printed or of the one that was read; 0 where it is not in the text. */
  public int line(Op op) {
    return line(counterparts.getOrDefault(op, op).location());
  }

  /** Whether an operation is in the text; the end of a region that the text leaves out has the place of the operation around it. */
  public boolean hasItsOwnLine(Op op) {
    int line = line(op);
    return line > 0 && (op.parentOp() == null || line(op.enclosingOp()) != line);
  }

  /** The line of a place; 0 where it is not in the text. */
  public int line(Location location) {
    Location.File file = DiagnosticPrinter.file(location);
    return file != null && file.file().equals(source.name()) ? file.line() : 0;
  }

  /** The text. */
  public String text() {
    return source.text(source.start(), source.end());
  }
}
