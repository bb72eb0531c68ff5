// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.text;

import dev.freehold.ir.Block;
import dev.freehold.ir.Cancellation;
import dev.freehold.ir.Region;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.OpParser.Argument;
import dev.freehold.ir.text.OpParser.Operand;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads regions and blocks. */
final class RegionParser {
  /** So deep may regions be nested; the parser's own stack is made for it. */
  private static final int MAX_DEPTH = 50_000;

  private final OpParser p;
  private final Rewriter rewriter;
  private final ValueScopes values;
  private final BlockScopes blocks;
  private int depth;

  RegionParser(OpParser p, Rewriter rewriter, ValueScopes values) {
    this.p = p;
    this.rewriter = rewriter;
    this.values = values;
    blocks = new BlockScopes(p);
  }

  /** Enters the scope of a region, which sees the names around it unless it is isolated. */
  void enter(boolean isolated) {
    values.enter(isolated);
    blocks.enter();
  }

  void leave() {
    try {
      blocks.leave();
    } catch (ParseStop undefined) {
      p.goOnOrThrow(undefined);
    }
    values.leave();
  }

  /** Enters a scope without names, as deep as another parser is. */
  void begin(RegionParser like) {
    depth = like.depth;
    enter(true);
  }

  int depth() {
    return depth;
  }

  /** Whether the operations of a block end here. */
  boolean isAtEndOfBlock() {
    return p.isBlockName() || p.isNext("}");
  }

  /** How far in the parser is: what it comes back to behind an error. */
  record Mark(int depth, int blocks, ValueScopes.Mark values) {}

  Mark mark() {
    return new Mark(depth, blocks.depth(), values.mark());
  }

  void restore(Mark mark) {
    depth = mark.depth;
    blocks.restore(mark.blocks);
    values.restore(mark.values);
  }

  boolean isInRegion() {
    return depth > 0;
  }

  /** The block of a name in the region being read, which may be defined later. */
  Block blockNamed(String name, int loc) {
    Block block = blocks.use(name, loc);
    p.mentioned(block, loc, false);
    return block;
  }

  /** A region in braces. */
  Region region(List<Argument> entryArgs, boolean enableNameShadowing) {
    int start = p.loc();
    if (!p.accept("{")) throw p.wrongToken("expected '{' to begin a region");
    if (++depth > MAX_DEPTH) throw p.stop(start, "regions are nested more than " + MAX_DEPTH + " levels deep");
    Region region = new Region();
    StackSpace.run(depth, () -> {
      if (!entryArgs.isEmpty() || !p.isNext("}")) body(region, entryArgs, enableNameShadowing);
    });
    p.expect("}");
    depth--;
    return region;
  }

  private void body(Region region, List<Argument> entryArgs, boolean isolated) {
    enter(isolated);
    Block entry = new Block();
    if (!entryArgs.isEmpty() && p.isBlockName()) throw p.stop(p.loc(), "invalid block name in region with named arguments");
    for (Argument argument : entryArgs) addEntryArgument(entry, argument);
    entry = block(entry);
    if (!entryArgs.isEmpty() && entry.argumentCount() > entryArgs.size()) {
      throw p.stop(p.loc(), "entry block arguments were already defined");
    }
    rewriter.insertBlock(entry, region, null);
    while (!p.isNext("}")) rewriter.insertBlock(block(null), region, null);
    leave();
  }

  private void addEntryArgument(Block entry, Argument argument) {
    Operand name = Objects.requireNonNull(argument.name(), "arguments of regions have names");
    int earlier = values.locOf(name);
    if (earlier >= 0) {
      throw p.stop(name.loc(), "region entry argument '%" + name.name() + "' is already in use").note(earlier, "previously referenced here");
    }
    Location location = argument.location() != null ? argument.location() : p.location(name.loc());
    values.define(name, rewriter.addArgument(entry, Objects.requireNonNull(argument.type(), "arguments of regions are read with types"), location));
  }

  /** Reads a block into {@code given}, or into the one that its label names; without {@code given} it must have a label. */
  private Block block(@Nullable Block given) {
    if (given != null && !p.isBlockName()) {
      operations(given);
      return given;
    }
    Block block = p.label(() -> label(given), given);
    operations(block);
    return block;
  }

  private Block label(@Nullable Block given) {
    int loc = p.loc();
    String name = p.acceptBlockName();
    if (name == null) throw p.wrongToken("expected block name");
    Block block = blocks.define(name, loc, given);
    p.mentioned(block, loc, true);
    if (p.isNext("(")) blockArguments(block);
    if (!p.accept(":")) throw p.wrongToken("expected ':' after block name");
    return block;
  }

  private void blockArguments(Block block) {
    boolean given = block.argumentCount() > 0;
    int[] count = {0};
    p.commaList(Delimiter.PAREN, () -> {
      Operand name = p.expectOperand();
      if (!p.accept(":")) throw p.wrongToken("expected ':' and type for SSA operand");
      blockArgument(block, name, p.expectType(), given, count[0]++);
      return name;
    });
  }

  private void blockArgument(Block block, Operand name, Type type, boolean given, int index) {
    if (given && index >= block.argumentCount()) throw p.stop(p.loc(), "too many arguments specified in argument list");
    if (given && !block.argument(index).type().equals(type)) throw p.stop(p.loc(), "argument and block argument type mismatch");
    Location location = p.acceptLocationSpecifier();
    if (!given) rewriter.addArgument(block, type, location != null ? location : p.location(name.loc()));
    values.define(name, block.argument(index));
  }

  private void operations(Block block) {
    Cancellation.check();
    while (!isAtEndOfBlock()) p.operation(block);
  }
}
