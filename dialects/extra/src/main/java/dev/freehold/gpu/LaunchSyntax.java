// SPDX-License-Identifier: Apache-2.0
package dev.freehold.gpu;

import dev.freehold.ir.OpState;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.builtin.DictAttr;
import dev.freehold.ir.builtin.IndexType;
import dev.freehold.ir.builtin.IntegerAttr;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.text.Delimiter;
import dev.freehold.ir.text.OpParser;
import dev.freehold.ir.text.OpPrinter;
import java.util.ArrayList;
import java.util.List;

/** The text of {@link LaunchOp}. */
final class LaunchSyntax {
  private LaunchSyntax() {}

  /** Three ids, and the three sizes with their operands. */
  private record Dimensions(List<OpParser.Argument> numbers, List<OpParser.Argument> sizes, List<Value> operands) {
    static final Dimensions NONE = new Dimensions(List.of(), List.of(), List.of());
  }

  static void parse(OpParser p, OpState<LaunchOp> state) {
    List<Value> dependencies = parseDependencies(p, state);
    Dimensions clusters = p.accept("clusters") ? parseDimensions(p) : Dimensions.NONE;
    p.expect("blocks");
    Dimensions blocks = parseDimensions(p);
    p.expect("threads");
    Dimensions threads = parseDimensions(p);
    List<Value> memory = p.accept("dynamic_shared_memory_size") ? List.of(p.resolve(p.expectOperand(), IntegerType.I32)) : List.of();
    parseSymbol(p, "module", state);
    parseSymbol(p, "function", state);
    List<OpParser.Argument> arguments = new ArrayList<>(blocks.numbers);
    arguments.addAll(threads.numbers);
    arguments.addAll(blocks.sizes);
    arguments.addAll(threads.sizes);
    arguments.addAll(clusters.numbers);
    arguments.addAll(clusters.sizes);
    List<OpParser.Argument> workgroup = Attributions.parse(p, "workgroup");
    arguments.addAll(workgroup);
    arguments.addAll(Attributions.parse(p, "private"));
    state.operandSegments(dependencies, at(blocks, 0), at(blocks, 1), at(blocks, 2), at(threads, 0), at(threads, 1), at(threads, 2),
        at(clusters, 0), at(clusters, 1), at(clusters, 2), memory);
    state.regions(p.region(arguments));
    p.attrDict(state);
    state.attr(LaunchOp.WORKGROUP_COUNT, IntegerAttr.of(IntegerType.I64, workgroup.size()));
  }

  private static List<Value> parseDependencies(OpParser p, OpState<LaunchOp> state) {
    if (AsyncDependencies.acceptAsync(p)) state.results(AsyncTokenType.INSTANCE);
    return p.resolveAll(p.operandList(Delimiter.OPTIONAL_SQUARE), AsyncTokenType.INSTANCE);
  }

  private static List<Value> at(Dimensions dimensions, int i) {
    return dimensions.operands.isEmpty() ? List.of() : List.of(dimensions.operands.get(i));
  }

  private static Dimensions parseDimensions(OpParser p) {
    List<OpParser.Argument> numbers = typed(p, p.commaList(Delimiter.PAREN, () -> p.argument(false, false), " in operand list"));
    p.expect("in");
    List<OpParser.Argument> sizes = new ArrayList<>();
    List<Value> operands = new ArrayList<>();
    int loc = p.loc();
    if (numbers.size() != 3) throw p.error(loc, "expected 3 identifiers and 3 sizes");
    p.expect("(");
    for (int i = 0; i < 3; i++) {
      if (i > 0) p.expect(",");
      sizes.add(p.argument(false, false));
      p.expect("=");
      operands.add(p.resolve(p.expectOperand(), IndexType.INSTANCE));
    }
    p.expect(")");
    return new Dimensions(numbers, typed(p, sizes), operands);
  }

  private static List<OpParser.Argument> typed(OpParser p, List<OpParser.Argument> arguments) {
    return arguments.stream().map(each -> new OpParser.Argument(each.name(), IndexType.INSTANCE, DictAttr.EMPTY, each.location())).toList();
  }

  private static void parseSymbol(OpParser p, String keyword, OpState<LaunchOp> state) {
    if (!p.accept(keyword)) return;
    p.expect("(");
    state.attr(keyword, SymbolRefAttr.of(p.expectSymbolName()));
    p.expect(")");
  }

  static void print(LaunchOp op, OpPrinter out) {
    boolean async = AsyncDependencies.hasToken(op);
    if (async || !op.dependencies().isEmpty()) out.text(" ");
    AsyncDependencies.print(async, op.dependencies(), out);
    if (op.hasClusters()) printDimensions(op, "clusters", 12, 15, op.use("clusterSizeX"), out);
    printDimensions(op, "blocks", 0, 6, op.use("gridSizeX"), out);
    printDimensions(op, "threads", 3, 9, op.use("blockSizeX"), out);
    if (op.optionalOperand("dynamicSharedMemorySize") != null)
      out.text(" dynamic_shared_memory_size ").operand(op.operand("dynamicSharedMemorySize"));
    printSymbol(op, "module", out);
    printSymbol(op, "function", out);
    List<Value.Argument> arguments = op.body().arguments();
    int buffers = op.indexCount();
    int own = buffers + op.workgroupCount();
    Attributions.print(arguments.subList(buffers, own), "workgroup", null, out);
    Attributions.print(arguments.subList(own, arguments.size()), "private", null, out);
    out.text(" ").region(op.region("body"), false, true);
    out.attrDict(op, "module", "function", LaunchOp.WORKGROUP_COUNT);
  }

  private static void printDimensions(LaunchOp op, String keyword, int numbers, int sizes, Use first, OpPrinter out) {
    List<Value.Argument> arguments = op.body().arguments();
    out.text(" ").text(keyword).text("(").operands(arguments.subList(numbers, numbers + 3)).text(") in (");
    for (int i = 0; i < 3; i++) {
      if (i > 0) out.text(", ");
      out.operand(arguments.get(sizes + i)).text(" = ").operand(op.operand(first.index() + i));
    }
    out.text(")");
  }

  private static void printSymbol(LaunchOp op, String keyword, OpPrinter out) {
    if (op.attr(keyword) instanceof SymbolRefAttr symbol) out.text(" ").text(keyword).text("(").symbolName(symbol.root()).text(")");
  }
}
