// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.text.ParsedText.Placed;
import dev.freehold.ir.text.SourceUnit.Mention;
import dev.freehold.ir.text.SourceUnit.OpExtent;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Cuts what is read into units, notes where what stands, and goes on behind errors. */
final class UnitRecorder {
  /** A unit that is being read. */
  private static final class OpenUnit {
    final int number;
    final int start;
    final int column;
    /** The least column of the operations in it that begin their line. */
    int leastColumn = Integer.MAX_VALUE;
    final List<OpExtent> operations = new ArrayList<>();
    final List<Mention> mentions = new ArrayList<>();
    final List<Diagnostic> errors = new ArrayList<>(0);

    OpenUnit(int number, int start, int column) {
      this.number = number;
      this.start = start;
      this.column = column;
    }

    SourceUnit close(@Nullable Op op, int end) {
      return new SourceUnit(number, end - start, op, operations, mentions, errors);
    }
  }

  /** A stretch of the text that was skipped behind an error. */
  private record Skipped(int from, int to) {}

  private final Source source;
  private final Resynchronization resynchronization;
  private final Reuse reuse;
  private final boolean isBalanced;
  private final OpenUnit frame;
  private OpenUnit current;
  private final List<Placed> units = new ArrayList<>();
  private final List<Skipped> skipped = new ArrayList<>(0);
  private final Map<Value, Value> replaced = new IdentityHashMap<>();
  private @Nullable RecordingParser parser;
  /** The error that ends all operations around it, and has been reported. */
  private @Nullable ParseStop ending;

  UnitRecorder(Source source, @Nullable ParsedText earlier) {
    this.source = source;
    resynchronization = new Resynchronization(source);
    reuse = new Reuse(source.bytes(), earlier);
    isBalanced = resynchronization.isBalanced();
    frame = new OpenUnit(SourceUnit.FRAME, 0, -1);
    current = frame;
  }

  void start(RecordingParser of) {
    parser = of;
  }

  private RecordingParser parser() {
    return Objects.requireNonNull(parser, "the recorder has been started");
  }

  // What the parser says.

  void report(Diagnostic diagnostic) {
    current.errors.add(diagnostic);
  }

  /** Reports an error, and those that were found with it. */
  void report(ParseStop stop) {
    for (ParseStop each : stop.all()) report(each.diagnostic(this::location));
  }

  Location location(int position) {
    return ParsedText.location(current.number, position - current.start);
  }

  void mentioned(Object entity, int position, boolean isDefinition) {
    current.mentions.add(new Mention(position - current.start, entity, isDefinition));
  }

  void replaced(Value placeholder, Value value) {
    replaced.put(placeholder, value);
  }

  void read(Op op, int start, int name) {
    int from = current.start;
    current.operations.add(new OpExtent(op, start - from, name - from, parser().loc() - from));
  }

  // What the parser reads.

  /** Reads everything into a block. */
  void topLevel(Block block) {
    while (!parser().atEnd()) {
      if (!acceptDefinition()) operation(block);
    }
  }

  private boolean acceptDefinition() {
    int start = parser().loc();
    OpParser.Mark mark = parser().mark();
    try {
      if (!parser().acceptTopLevelDefinition()) return false;
    } catch (ParseStop stop) {
      recover(stop, start, mark, true);
    }
    reuse.definition(source.text(start, parser().loc()));
    return true;
  }

  void operation(Block into) {
    int start = parser().loc();
    if (current != frame) nested(into, start);
    else if (parser().isNext("module") || parser().isNext("builtin.module")) read(into, start, true);
    else if (!adopt(into, start)) unit(into, start);
  }

  private boolean adopt(Block into, int start) {
    Reuse.Candidate candidate = reuse.at(start);
    if (candidate == null || candidate.leastColumn() <= resynchronization.column(start)) return false;
    new Rewriter(parser().registry()).moveToEnd(Objects.requireNonNull(candidate.unit().op(), "units without errors have an operation"), into);
    units.add(new Placed(candidate.unit(), start));
    reuse.adopt(candidate, start);
    parser().seek(start + candidate.unit().length());
    return true;
  }

  private void unit(Block into, int start) {
    current = new OpenUnit(reuse.newNumber(), start, resynchronization.column(start));
    Op op = read(into, start, true);
    if (op == null || Reuse.isApart(op)) reportUndefined();
    SourceUnit unit = current.close(op, parser().loc());
    units.add(new Placed(unit, start));
    if (!parser().seesNoValues()) reuse.end();
    reuse.offer(unit, start, parser().lexer().end() + 1, current.leastColumn);
    current = frame;
  }

  private void nested(Block into, int start) {
    if (resynchronization.isFirstOfLine(start)) {
      int column = resynchronization.column(start);
      current.leastColumn = Math.min(current.leastColumn, column);
      if (!isBalanced && column <= current.column) throw end(parser().lacks("}"));
    }
    read(into, start, false);
  }

  /** Reports an error that no operation around goes on behind. */
  private ParseStop end(ParseStop stop) {
    report(stop);
    ending = stop;
    return stop;
  }

  /** Reads an operation; null where it is wrong, and then what is behind it is next. */
  private @Nullable Op read(Block into, int start, boolean isOutermost) {
    OpParser.Mark mark = parser().mark();
    try {
      return parser().readOperation(into);
    } catch (ParseStop stop) {
      recover(stop, start, mark, isOutermost);
      return null;
    }
  }

  /** Reports what is wrong with a label, and goes on behind it. */
  void recoverLabel(ParseStop stop, int start, OpParser.Mark mark) {
    recover(stop, start, mark, false);
  }

  private void recover(ParseStop stop, int start, OpParser.Mark mark, boolean isOutermost) {
    boolean isReported = stop == ending;
    if (!isReported) report(stop);
    if (isReported && !isOutermost) throw stop;
    RecordingParser p = parser();
    int error = p.loc();
    p.restore(mark);
    int resume = isReported && error > start ? error : resynchronization.next(start, error, p.isInRegion(), isOutermost);
    skipped.add(new Skipped(start, resume));
    p.poisonResults(start);
    p.seek(resume);
    if (p.atEnd() && p.isInRegion()) {
      ending = stop;
      throw stop;
    }
  }

  // The end.

  /** Reports the names of values that have been used and cannot be defined any more. */
  void reportUndefined() {
    for (ParseStop each : parser().takeUndefined()) {
      if (skipped.stream().noneMatch(range -> range.from <= each.position() && each.position() < range.to)) report(each);
    }
    skipped.clear();
  }

  ParsedText result(ModuleOp module) {
    SourceUnit unit = frame.close(null, source.end());
    units.addFirst(new Placed(unit, 0));
    if (!replaced.isEmpty()) units.forEach(placed -> resolve(placed.unit().mentions()));
    return new ParsedText(source, module, units, reuse.kept(parser().isContextFree()));
  }

  private void resolve(List<Mention> mentions) {
    mentions.replaceAll(mention -> {
      Value value = mention.entity() instanceof Value placeholder ? replaced.get(placeholder) : null;
      return value == null ? mention : new Mention(mention.offset(), value, mention.isDefinition());
    });
  }
}
