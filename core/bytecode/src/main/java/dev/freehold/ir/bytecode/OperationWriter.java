// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.Value;
import dev.freehold.ir.Walk;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.iface.IsolatedFromAbove;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Writes the operations of a file. */
final class OperationWriter {
  private final DialectTable dialects;
  private final AttributeNumbering attributes;
  private final PropertyTable properties;
  private final BytecodeOptions options;

  OperationWriter(DialectTable dialects, AttributeNumbering attributes, PropertyTable properties, BytecodeOptions options) {
    this.dialects = dialects;
    this.attributes = attributes;
    this.properties = properties;
    this.options = options;
  }

  /** Writes a program as the one operation of a block without arguments. */
  ByteSink write(Op program) {
    dialects.collect(program);
    int[] count = {0};
    program.walkPreOrder(op -> {
      op.setId(count[0]++);
      return Walk.ADVANCE;
    });
    ByteSink out = new ByteSink();
    out.flagged(1, false);
    operation(program, out, Map.of(), 0);
    return out;
  }

  /** The values of regions inside are numbered from {@code nextValue} on, unless the operation is isolated. */
  private void operation(Op op, ByteSink out, Map<Block, Integer> blocks, int nextValue) {
    boolean apart = properties.holds(op);
    DictAttr attrs = apart ? op.writtenAttrs() : op.writtenAttrs().with(op.properties());
    List<UseOrder> useOrders = useOrders(op.results());
    int mask = (attrs.isEmpty() ? 0 : OperationReader.HAS_ATTRS)
        | (apart ? OperationReader.HAS_PROPERTIES : 0)
        | (op.resultCount() == 0 ? 0 : OperationReader.HAS_RESULTS)
        | (op.operandCount() == 0 ? 0 : OperationReader.HAS_OPERANDS)
        | (op.successorCount() == 0 ? 0 : OperationReader.HAS_SUCCESSORS)
        | (op.regionCount() == 0 ? 0 : OperationReader.HAS_REGIONS)
        | (useOrders.isEmpty() ? 0 : OperationReader.HAS_USE_LISTS);
    out.varInt(dialects.operation(op)).octet(mask).varInt(attributes.attribute(op.location()));
    if (!attrs.isEmpty()) out.varInt(attributes.attribute(attrs));
    if (apart) out.varInt(properties.number(op));
    if (op.resultCount() > 0) {
      out.varInt(op.resultCount());
      for (Value result : op.results()) out.varInt(attributes.type(result.type()));
    }
    if (op.operandCount() > 0) {
      out.varInt(op.operandCount());
      for (Value operand : op.operands()) out.varInt(operand.id());
    }
    if (op.successorCount() > 0) {
      out.varInt(op.successorCount());
      for (Block successor : op.successorBlocks()) out.varInt(Objects.requireNonNull(blocks.get(successor), "the blocks of the region have numbers"));
    }
    if (!useOrders.isEmpty()) UseOrder.write(useOrders, op.resultCount(), out);
    if (op.regionCount() > 0) regions(op, out, nextValue);
  }

  private void regions(Op op, ByteSink out, int nextValue) {
    boolean isolated = op instanceof IsolatedFromAbove;
    out.flagged(op.regionCount(), isolated);
    boolean apart = isolated && options.has(Version.LAZY_REGIONS);
    ByteSink inner = apart ? new ByteSink() : out;
    for (int i = 0; i < op.regionCount(); i++) region(op.region(i), inner, isolated ? 0 : nextValue);
    if (apart) out.section(Section.IR, inner);
  }

  private void region(Region region, ByteSink out, int firstValue) {
    Map<Block, Integer> blocks = new HashMap<>();
    int nextValue = firstValue;
    for (Block block = region.first(); block != null; block = block.next()) {
      blocks.put(block, blocks.size());
      for (Value argument : block.arguments()) argument.setId(nextValue++);
      for (Op op = block.first(); op != null; op = op.next()) {
        for (Value result : op.results()) result.setId(nextValue++);
      }
    }
    out.varInt(blocks.size());
    if (blocks.isEmpty()) return;
    out.varInt(nextValue - firstValue);
    for (Block block = region.first(); block != null; block = block.next()) block(block, out, blocks, nextValue);
  }

  private void block(Block block, ByteSink out, Map<Block, Integer> blocks, int nextValue) {
    int count = 0;
    for (Op op = block.first(); op != null; op = op.next()) count++;
    out.flagged(count, block.argumentCount() > 0);
    if (block.argumentCount() > 0) arguments(block, out);
    for (Op op = block.first(); op != null; op = op.next()) operation(op, out, blocks, nextValue);
  }

  private void arguments(Block block, ByteSink out) {
    out.varInt(block.argumentCount());
    for (Value.Argument argument : block.arguments()) {
      boolean located = argument.location() != Location.UNKNOWN || !options.has(Version.SHORT_ARGUMENTS);
      int type = attributes.type(argument.type());
      if (options.has(Version.SHORT_ARGUMENTS)) out.flagged(type, located);
      else out.varInt(type);
      if (located) out.varInt(attributes.attribute(argument.location()));
    }
    if (!options.has(Version.USE_LISTS)) return;
    List<UseOrder> useOrders = useOrders(block.arguments());
    out.octet(useOrders.isEmpty() ? 0 : OperationReader.HAS_USE_LISTS);
    if (!useOrders.isEmpty()) UseOrder.write(useOrders, block.argumentCount(), out);
  }

  private List<UseOrder> useOrders(List<? extends Value> values) {
    return options.has(Version.USE_LISTS) ? UseOrder.of(values) : List.of();
  }
}
