// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.bytecode;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OpDef;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Location;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.text.StackSpace;
import java.util.ArrayList;
import java.util.List;

/** Reads the operations of a file. */
final class OperationReader {
  static final int HAS_ATTRS = 1;
  static final int HAS_RESULTS = 1 << 1;
  static final int HAS_OPERANDS = 1 << 2;
  static final int HAS_SUCCESSORS = 1 << 3;
  static final int HAS_REGIONS = 1 << 4;
  static final int HAS_USE_LISTS = 1 << 5;
  static final int HAS_PROPERTIES = 1 << 6;

  private static final int MAX_DEPTH = 50_000;

  private final Registry registry;
  private final boolean allowUnregistered;
  private final Dialects dialects;
  private final AttributeTable attributes;
  private final Properties properties;
  private final int version;
  private final Rewriter rewriter;
  private final List<Shuffle> shuffles = new ArrayList<>();
  private ValueNumbering values = new ValueNumbering();
  /** How many regions are around what is being read. */
  private int depth;

  /** A value whose uses are in another order than that in which they were read. */
  private record Shuffle(Value value, UseOrder order) {}

  OperationReader(
      Registry registry, boolean allowUnregistered, Dialects dialects, AttributeTable attributes, Properties properties, int version) {
    this.registry = registry;
    this.allowUnregistered = allowUnregistered;
    this.dialects = dialects;
    this.attributes = attributes;
    this.properties = properties;
    this.version = version;
    rewriter = new Rewriter(registry);
  }

  /** Reads the one operation around everything. */
  Op read(ByteCursor in) {
    if (in.varInt() != 1 << 1) throw in.stop("expected a single top-level operation");
    Op top = operation(in, List.of());
    values.requireDefined(in);
    for (Shuffle shuffle : shuffles) {
      int count = 0;
      for (Use use = shuffle.value.firstUse(); use != null; use = use.next()) count++;
      int[] places = shuffle.order.places(count);
      if (places == null) throw in.stop("use-list order does not match the uses of the value");
      rewriter.reorderUses(shuffle.value, places);
    }
    return top;
  }

  /** Keeps the orders until all uses are there. */
  private void useOrders(List<UseOrder> orders, List<? extends Value> of, ByteCursor in) {
    for (UseOrder order : orders) {
      if (order.index() >= of.size()) throw in.stop("use-list order of a nonexistent value");
      shuffles.add(new Shuffle(of.get(order.index()), order));
    }
  }

  private Op operation(ByteCursor in, List<Block> blocks) {
    OpDef<?> def = definition(in);
    int mask = in.octet();
    OpState<?> state = def.state().at(attributes.location(in));
    if ((mask & HAS_ATTRS) != 0) {
      state.attrs(attributes.attribute(in, DictAttr.class));
      // Old versions keep numbers that are no attributes among the attributes.
      if ((mask & HAS_PROPERTIES) == 0) state.takeNumbers();
    }
    if ((mask & HAS_PROPERTIES) != 0) properties.apply(in, (int) in.varInt(), state);
    if ((mask & HAS_RESULTS) != 0) repeat(in, () -> state.results(attributes.type(in)));
    int firstResult = values.reserve(state.resultTypes().size(), in);
    if ((mask & HAS_OPERANDS) != 0) repeat(in, () -> state.operands(values.use(in)));
    if ((mask & HAS_SUCCESSORS) != 0) repeat(in, () -> state.successors(blocks.get(in.index(blocks.size(), "block"))));
    List<UseOrder> orders = (mask & HAS_USE_LISTS) != 0 ? UseOrder.read(in, state.resultTypes().size()) : List.of();
    long countAndIsolation = (mask & HAS_REGIONS) != 0 ? in.varInt() : 0;
    for (int i = in.count(countAndIsolation >>> 1); i > 0; i--) state.regions(new Region());
    // Made before what is in its regions, so that uses come into being in the order of the file.
    Op op = Rewriter.createDetached(state);
    for (int i = 0; i < op.resultCount(); i++) values.define(firstResult + i, op.result(i), rewriter);
    useOrders(orders, op.results(), in);
    if (op.regionCount() == 0) return op;
    if (++depth > MAX_DEPTH) throw in.stop("regions are nested more than " + MAX_DEPTH + " levels deep");
    StackSpace.run(depth, () -> regions(in, op, (countAndIsolation & 1) != 0));
    depth--;
    return op;
  }

  private OpDef<?> definition(ByteCursor in) {
    Dialects.Operation operation = dialects.operations().get(in.index(dialects.operations().size(), "operation"));
    OpDef<?> known = registry.registered(operation.name());
    String dialect = operation.name().substring(0, Math.max(0, operation.name().indexOf('.')));
    if (known == null && !allowUnregistered && registry.dialect(dialect) == null) {
      throw in.stop("operation '" + operation.name() + "' is not registered; --allow-unregistered-dialect accepts it");
    }
    return known != null ? known : registry.opDef(operation.name());
  }

  private static void repeat(ByteCursor in, Runnable each) {
    int count = in.count();
    for (int i = 0; i < count; i++) each.run();
  }

  private void regions(ByteCursor in, Op op, boolean isolated) {
    if (!isolated) {
      for (int i = 0; i < op.regionCount(); i++) region(in, op.region(i));
      return;
    }
    ValueNumbering outer = values;
    values = new ValueNumbering();
    ByteCursor inner = version >= Version.LAZY_REGIONS ? Section.next(in).content() : in;
    for (int i = 0; i < op.regionCount(); i++) region(inner, op.region(i));
    values.requireDefined(inner);
    values = outer;
  }

  private void region(ByteCursor in, Region region) {
    int blockCount = in.count();
    if (blockCount == 0) return;
    values.enter(in.count());
    List<Block> blocks = new ArrayList<>(blockCount);
    for (int i = 0; i < blockCount; i++) blocks.add(rewriter.createBlock(region));
    for (Block block : blocks) block(in, block, blocks);
    values.leave();
  }

  private void block(ByteCursor in, Block block, List<Block> blocks) {
    long countAndArguments = in.varInt();
    if ((countAndArguments & 1) != 0) arguments(in, block);
    int count = in.count(countAndArguments >>> 1);
    for (int i = 0; i < count; i++) {
      Op op = operation(in, blocks);
      rewriter.atEnd(block).insert(op);
    }
  }

  private void arguments(ByteCursor in, Block block) {
    repeat(in, () -> argument(in, block));
    int first = values.reserve(block.argumentCount(), in);
    for (int i = 0; i < block.argumentCount(); i++) values.define(first + i, block.argument(i), rewriter);
    boolean ordered = version >= Version.USE_LISTS && (in.octet() & HAS_USE_LISTS) != 0;
    if (ordered) useOrders(UseOrder.read(in, block.argumentCount()), block.arguments(), in);
  }

  private Value argument(ByteCursor in, Block block) {
    long typeAndLocation = in.varInt();
    boolean isShort = version >= Version.SHORT_ARGUMENTS;
    Type type = attributes.type(in, isShort ? typeAndLocation >>> 1 : typeAndLocation);
    boolean located = !isShort || (typeAndLocation & 1) != 0;
    return rewriter.addArgument(block, type, located ? attributes.location(in) : Location.UNKNOWN);
  }
}
