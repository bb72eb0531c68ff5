// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An {@link OpParser} that tells a {@link UnitRecorder} where what stands, and lets it go on behind errors. */
final class RecordingParser extends OpParser {
  private final UnitRecorder recorder;

  RecordingParser(Source source, Registry registry, ParserOptions options, UnitRecorder recorder) {
    super(source, registry, options, recorder::report);
    this.recorder = recorder;
  }

  @Override
  public Location location(int loc) {
    return recorder.location(loc);
  }

  /** Whoever records places asks where something stands, not where the text says that it comes from. */
  @Override
  public @Nullable Location acceptLocationSpecifier() {
    super.acceptLocationSpecifier();
    return null;
  }

  @Override
  void operation(Block into) {
    recorder.operation(into);
  }

  @Override
  void read(Op op, int start, int name) {
    recorder.read(op, start, name);
  }

  @Override
  void mentioned(Object entity, int loc, boolean isDefinition) {
    recorder.mentioned(entity, loc, isDefinition);
  }

  @Override
  void replaced(Value placeholder, Value value) {
    recorder.replaced(placeholder, value);
  }

  @Override
  void goOnOrThrow(ParseStop error) {
    recorder.report(error);
  }

  /** Where the label is wrong, goes on behind it, with {@code given} or some block. */
  @Override
  Block label(Supplier<Block> reader, @Nullable Block given) {
    int start = loc();
    Mark mark = mark();
    try {
      return reader.get();
    } catch (ParseStop stop) {
      recorder.recoverLabel(stop, start, mark);
      return given != null ? given : new Block();
    }
  }

  /** Lets the names of the results of an operation that could not be read be used all the same. */
  void poisonResults(int start) {
    try {
      seek(start);
      ResultNames.accept(this).operands().forEach(values()::poison);
    } catch (ParseStop stop) {
      // What is wrong with the names has been reported.
    }
  }

  boolean isInRegion() {
    return regions().isInRegion();
  }

  /** Whether the text has given no names to values that can be seen here. */
  boolean seesNoValues() {
    return values().areEmpty();
  }

  /** The names that have been used and not defined, as errors; they are forgotten then. */
  List<ParseStop> takeUndefined() {
    return values().takeUndefined();
  }

  /** Reports what {@link #finish} throws; locations stay as they are. */
  void finish() {
    recorder.reportUndefined();
    try {
      resolvePending();
    } catch (ParseStop stop) {
      recorder.report(stop);
    }
    regions().leave();
  }
}
