// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Diagnostics;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Attribute;
import dev.freehold.ir.attribute.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads operations out of the middle of a block, as they would be read where another parser is, but for values and blocks that are defined before them. */
final class PieceParser extends OpParser {
  private final Block operations = new Block();
  private final List<Op> opsAtUnseen = new ArrayList<>(0);
  private final List<Value.Argument> argumentsAtUnseen = new ArrayList<>(0);

  PieceParser(OpParser around, int from, int to, Diagnostics diagnostics) {
    super(around.source().piece(from, to), around.registry(), around.allowsUnregistered(), around.definitions().forPiece(), diagnostics);
    beginInside(around);
    values().noteNestedNames();
  }

  /** The location of a value whose definition has not been seen: some operations, or arguments in them, have the locations of their operands. */
  record Unseen(Operand operand) implements Attribute {
    @Override
    public void print(AttrPrinter out) {
      out.text("unseen");
    }
  }

  @Override
  Location locationOfUndefined(Operand operand) {
    return new Location.Fused(List.of(), new Unseen(operand));
  }

  /** Reads operations up to the end of the piece. */
  PieceParser readAll() {
    while (!atEnd()) operation(operations);
    return collectUnseen();
  }

  /** Reads operations up to the end of the block, which the piece may go beyond. */
  PieceParser readBlock() {
    while (!atEnd() && !regions().isAtEndOfBlock()) operation(operations);
    return collectUnseen();
  }

  Block operations() {
    return operations;
  }

  private PieceParser collectUnseen() {
    for (Op each = operations.first(); each != null; each = each.next()) each.walk(this::collectUnseen);
    return this;
  }

  private void collectUnseen(Op op) {
    if (unseen(op.location()) != null) opsAtUnseen.add(op);
    for (int i = 0; i < op.regionCount(); i++) collectUnseen(op.region(i));
  }

  private void collectUnseen(Region region) {
    for (Block block = region.first(); block != null; block = block.next()) {
      for (int i = 0; i < block.argumentCount(); i++) {
        if (unseen(block.argument(i).location()) != null) argumentsAtUnseen.add(block.argument(i));
      }
    }
  }

  private static @Nullable Unseen unseen(Location location) {
    return location instanceof Location.Fused fused && fused.metadata() instanceof Unseen unseen ? unseen : null;
  }

  /** Gives what has been read the locations that are known to {@code around}, which has not taken over anything of this piece yet. */
  void seeLocations(OpParser around, Rewriter rewriter) {
    for (Op op : opsAtUnseen) rewriter.setLocation(op, seen(op.location(), around));
    for (Value.Argument argument : argumentsAtUnseen) rewriter.setLocation(argument, seen(argument.location(), around));
  }

  private static Location seen(Location location, OpParser around) {
    Unseen unseen = Objects.requireNonNull(unseen(location), "these have been collected");
    return around.values().locationOf(unseen.operand());
  }
}
