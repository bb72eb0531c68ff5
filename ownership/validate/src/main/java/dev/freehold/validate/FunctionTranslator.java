// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.affine.IfOp;
import dev.freehold.arith.CmpIOp;
import dev.freehold.arith.IntegerPredicate;
import dev.freehold.cf.CondBrOp;
import dev.freehold.cf.SwitchOp;
import dev.freehold.convention.BufferConvention;
import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.Purity;
import dev.freehold.ir.Region;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.NeverReached;
import dev.freehold.ir.iface.ParallelRegion;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.RegionTerminator;
import dev.freehold.ir.iface.ReturnLike;
import dev.freehold.scf.ConditionOp;
import dev.freehold.scf.ForOp;
import dev.freehold.scf.IndexSwitchOp;
import dev.freehold.validate.Program.Kind;
import dev.freehold.validate.Program.Node;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Flattens a function: blocks, branches and regions become nodes and edges of a {@link Program}. */
final class FunctionTranslator {
  /** The end of a region: control leaves it there, with what the terminator passes, if it has one. */
  private record Exit(Node node, @Nullable Op terminator) {}

  /** An edge to a block that may not have a node yet. */
  private record Branch(Node from, Edge edge, int condition, boolean sense) {}

  /** Where the regions of an operation begin, null for those without blocks, and where control goes on after it. */
  private record RegionNodes(@Nullable Node[] entries, Node end) {
    /** The node where an edge into {@code region}, or (null) out of the operation, leads; null where the region has no blocks. */
    @Nullable
    Node of(@Nullable Region region) {
      return region == null ? end : entries[region.index()];
    }
  }

  private final ProgramBuilder builder;
  private final OpTranslator ops;
  private final Summaries summaries;

  private final boolean doLoopsEnd;

  private FunctionTranslator(Op function, Registry registry, Summaries summaries, boolean doLoopsEnd) {
    this.doLoopsEnd = doLoopsEnd;
    this.summaries = summaries;
    builder = new ProgramBuilder(function);
    ops = new OpTranslator(builder, registry, summaries);
  }

  /**
   * The program of a function with that body.
   *
   * @param doLoopsEnd whether each {@code scf.while} may end, whatever its condition is
   */
  static Program translate(Op function, Region body, Registry registry, Summaries summaries, boolean doLoopsEnd) {
    FunctionTranslator translator = new FunctionTranslator(function, registry, summaries, doLoopsEnd);
    return translator.translateFunction((FunctionLike) function, body);
  }

  private Program translateFunction(FunctionLike function, Region body) {
    Node entry = builder.start();
    List<Value.Argument> arguments = body.entryBlock().arguments();
    int[] variables = new int[Math.min(arguments.size(), function.functionType().inputs().size())];
    for (int i = 0; i < variables.length; i++) {
      Value argument = arguments.get(i);
      boolean wanted = ProgramBuilder.mayBeHandle(argument.type()) || ProgramBuilder.isFlag(argument.type());
      variables[i] = wanted ? builder.variable(Kind.ENTRY, i, -1, -1, argument) : ProgramBuilder.NOTHING;
      if (!wanted) continue;
      builder.program.definedAt.set(variables[i], entry.start);
      builder.arrives(argument, variables[i], summaries);
    }
    builder.program.arguments = variables;
    BufferConvention convention = new BufferConvention(function);
    for (int i = 0; i < function.functionType().results().size(); i++) {
      if (convention.borrowed(i) != null) builder.program.lentResults.set(i);
    }
    // Memory that a function of gpu has while it runs.
    for (Value scoped : arguments.subList(variables.length, arguments.size())) ops.bearUnmanaged((Op) function, scoped);
    // What leaves the body of a function otherwise than by a return does not come back.
    translateBlocks(body);
    ops.finish();
    return Correlation.finish(builder.program);
  }

  // Regions.

  /** Translates the blocks of a region; the entry block, whose arguments have variables already, goes into the current node. */
  private List<Exit> translateBlocks(Region region) {
    List<Block> blocks = BlockOrder.reversePostOrder(region);
    List<int[]> loops = BlockOrder.loops(blocks);
    Map<Block, Node> nodes = new HashMap<>();
    List<Branch> branches = new ArrayList<>();
    List<Exit> exits = new ArrayList<>();
    List<int[]> open = new ArrayList<>();
    int nextLoop = 0;
    ops.comparisons().enterRegion(new Dominators(blocks));
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      // The entry block is never in a loop: it has no predecessors.
      while (nextLoop < loops.size() && loops.get(nextLoop)[0] == i) open.add(new int[] {loops.get(nextLoop++)[1], builder.openLoop()});
      if (i > 0) {
        nodes.put(block, builder.start());
        receive(block.arguments());
      } else {
        nodes.put(block, builder.current());
      }
      ops.comparisons().enterBlock(i);
      translate(block, branches, exits);
      while (!open.isEmpty() && open.getLast()[0] == i) builder.closeLoop(open.removeLast()[1]);
    }
    ops.comparisons().leaveRegion();
    for (Branch branch : branches) connect(branch, Objects.requireNonNull(nodes.get(branch.edge().block()), "the successor can be reached"));
    return exits;
  }

  /** Makes variables for values that edges set. */
  private void receive(List<? extends Value> values) {
    int start = builder.current().start;
    for (Value value : values) {
      if (!ProgramBuilder.mayBeHandle(value.type()) && !ProgramBuilder.isFlag(value.type())) continue;
      int v = builder.state(value);
      if (!ProgramBuilder.isToken(value.type())) builder.program.definedAt.set(v, start);
    }
  }

  private void translate(Block block, List<Branch> branches, List<Exit> exits) {
    for (Op op = block.first(); op != null; op = op.next()) {
      boolean last = op == block.last() && op.mightBeTerminator();
      if (op.regionCount() > 0) translateRegions(op);
      else if (!last) ops.translate(op);
      if (last) translateTerminator(op, branches, exits);
    }
    if (builder.hasCurrent()) exits.add(new Exit(builder.end(), null));
  }

  private void translateTerminator(Op op, List<Branch> branches, List<Exit> exits) {
    ops.escapePassed(op);
    ops.tokens().gather(op);
    if (op.parentOp() == builder.program.function && op.successorCount() == 0) {
      if (!(op instanceof NeverReached)) leaveFunction(op);
      builder.end();
      return;
    }
    if (op.successorCount() == 0) {
      if (!(op instanceof RegionTerminator)) ops.escapeAll(op);
      exits.add(new Exit(builder.end(), op));
      return;
    }
    List<Edge> edges = Flow.edges(op);
    switch (op) {
      case CondBrOp conditional -> {
        int condition = builder.flagOf(conditional.condition());
        Node from = builder.end();
        branches.add(new Branch(from, edges.get(0), condition, true));
        branches.add(new Branch(from, edges.get(1), condition, false));
      }
      case SwitchOp choice -> {
        List<BigInteger> numbers = choice.cases().stream().map(SwitchOp.Case::value).toList();
        int[] conditions = ops.cases(choice.flag(), numbers);
        Node from = builder.end();
        branches.add(new Branch(from, edges.get(0), conditions[numbers.size()], true));
        for (int i = 0; i < numbers.size(); i++) branches.add(new Branch(from, edges.get(i + 1), conditions[i], true));
      }
      default -> {
        if (!(op instanceof BranchOp)) ops.escapeAll(op);
        Node from = builder.end();
        for (Edge edge : edges) branches.add(new Branch(from, edge, ProgramBuilder.NOTHING, true));
      }
    }
  }

  /** Ends a path at any terminator without successors. Its operands are results, unless nothing is known of it. */
  private void leaveFunction(Op op) {
    boolean isReturn = op instanceof ReturnLike || Purity.hasNoEffects(op);
    if (!isReturn) ops.escapeAll(op);
    builder.emit(new Instr.Return(op, isReturn ? builder.variablesOf(op.operands()) : Ints.NONE));
  }

  private void connect(Branch branch, Node target) {
    int edge = builder.edge(branch.from(), target, branch.condition(), branch.sense());
    builder.moves(edge, branch.edge().passed(), branch.edge().received());
    ops.tokens().passOn(edge, branch.edge());
  }

  // Operations with regions.

  private void translateRegions(Op op) {
    if (op instanceof IsolatedFromAbove) {
      ops.translate(op);
    } else if (op instanceof ForOp loop && ops.searches().translate(loop)) {
      // Nothing else is done in the loop.
    } else if (op instanceof RegionBranchOp branch) {
      translateBranch(op, branch);
    } else {
      translateUnknown(op);
    }
  }

  private void translateBranch(Op op, RegionBranchOp branch) {
    ops.accessDeclared(op);
    ops.tokens().gather(op);
    int[] conditions = entryConditions(op);
    Node header = builder.end();
    int outer = builder.openParent(header);
    // Threads run a parallel region one after the other here, though for the operation control does not come back to it.
    boolean isParallel = op instanceof ParallelRegion;
    boolean repeats = isParallel;
    for (Region region : op.regions()) repeats |= !region.isEmpty() && branch.isRepetitive(region);
    int loop = repeats ? builder.openLoop() : -1;
    @Nullable Node[] entries = new Node[op.regionCount()];
    List<List<Exit>> exits = new ArrayList<>();
    Set<Value> received = new HashSet<>();
    for (Edge edge : Flow.regionEdges(op)) received.addAll(edge.received());
    for (Region region : op.regions()) {
      if (region.isEmpty()) {
        exits.add(List.of());
        continue;
      }
      entries[region.index()] = builder.start();
      receive(region.entryBlock().arguments());
      if (op instanceof ForOp forOp) firstIteration(forOp);
      ops.chooseUnreceived(op, region.entryBlock().arguments(), received);
      exits.add(translateBlocks(region));
    }
    if (repeats) builder.closeLoop(loop);
    builder.closeParent(outer);
    Node beside = Tokens.isStart(op) ? EndlessTasks.leave(op, header, exits.stream().flatMap(List::stream).map(Exit::node).toList(), builder) : null;
    Node end = builder.start();
    end.dominator = header.id;
    header.continuation = end.id;
    receive(op.results());
    if (beside != null) EndlessTasks.goOn(beside, end, op, builder);
    RegionNodes nodes = new RegionNodes(entries, end);
    int next = 0;
    for (Edge edge : Flow.edges(op)) {
      int condition = next < conditions.length ? conditions[next] : ProgramBuilder.NOTHING;
      next++;
      if (condition == NEVER_TAKEN) continue;
      boolean first = op instanceof ForOp && edge.region() != null;
      connect(op, header, edge, nodes, condition, true, first);
    }
    for (Region region : op.regions()) {
      for (Exit exit : exits.get(region.index())) {
        leave(op, branch, region, exit, nodes);
        if (isParallel && !branch.isRepetitive(region)) enterAgain(op, exit.node(), nodes);
      }
    }
    // One way in: what holds on it holds inside, if no iteration changes it.
    for (Node entry : entries) {
      if (entry != null && entry.entryEdge < 0) entry.dominator = header.id;
    }
    ops.afterRegions(op, header, received);
  }

  /** The next thread starts with what the first one started with. */
  private void enterAgain(Op op, Node from, RegionNodes nodes) {
    for (Edge edge : Flow.edges(op)) {
      if (edge.region() != null) connect(op, from, edge, nodes, ProgramBuilder.NOTHING, true, false);
    }
  }

  private void leave(Op op, RegionBranchOp branch, Region region, Exit exit, RegionNodes nodes) {
    switch (exit.terminator()) {
      case ConditionOp end -> {
        int condition = doLoopsEnd ? ProgramBuilder.NOTHING : builder.variableOf(end.condition());
        for (Edge edge : Flow.edges(end)) connect(op, exit.node(), edge, nodes, condition, edge.region() != null, false);
      }
      case Op end when end instanceof RegionTerminator -> {
        for (Edge edge : Flow.edges(end)) connect(op, exit.node(), edge, nodes, ProgramBuilder.NOTHING, true, false);
      }
      // Control goes on as from any end of the region, with nothing that is known.
      case null, default -> {
        for (RegionBranchOp.Target target : branch.successors(region)) {
          Node to = nodes.of(target.region());
          if (to != null) builder.edge(exit.node(), to, ProgramBuilder.NOTHING, true);
        }
      }
    }
  }

  private void connect(Op op, Node from, Edge edge, RegionNodes nodes, int condition, boolean sense, boolean first) {
    Node to = nodes.of(edge.region());
    if (to == null) return;
    int number = builder.edge(from, to, condition, sense);
    builder.moves(number, edge.passed(), edge.received());
    ops.tokens().passOn(number, edge);
    if (edge.region() != null && ops.comparisons().firstIteration(op) instanceof Integer isFirst) {
      builder.move(number, isFirst, builder.constant(first));
    }
  }

  private static final int NEVER_TAKEN = -2;

  /** The conditions under which control goes to each of the targets, as far as they are known. */
  private int[] entryConditions(Op op) {
    return switch (op) {
      case dev.freehold.scf.IfOp branch -> {
        int condition = builder.flagOf(branch.condition());
        yield new int[] {condition, builder.not(condition)};
      }
      case IfOp branch -> Ints.NONE;
      case IndexSwitchOp choice -> {
        List<BigInteger> numbers = new ArrayList<>();
        for (long number : choice.cases()) numbers.add(BigInteger.valueOf(number));
        int[] conditions = ops.cases(choice.selector(), numbers);
        // The default region comes first.
        int[] ordered = new int[conditions.length];
        ordered[0] = conditions[numbers.size()];
        System.arraycopy(conditions, 0, ordered, 1, numbers.size());
        yield ordered;
      }
      case ForOp loop -> {
        IntegerPredicate less = loop.isUnsigned() ? IntegerPredicate.ULT : IntegerPredicate.SLT;
        BigInteger lower = OpTranslator.constantOf(loop.lowerBound());
        BigInteger upper = OpTranslator.constantOf(loop.upperBound());
        if (lower != null && upper != null) {
          yield less.test(lower, upper, OpTranslator.widthOf(loop.lowerBound())) ? new int[] {ProgramBuilder.NOTHING, NEVER_TAKEN}
              : new int[] {NEVER_TAKEN, ProgramBuilder.NOTHING};
        }
        int runs = ops.comparisons().variable(less, loop.lowerBound(), loop.upperBound());
        yield new int[] {runs, builder.not(runs)};
      }
      default -> Ints.NONE;
    };
  }

  /** A variable that says whether this is the first iteration, where the program asks for it by comparing with the lower bound. */
  private void firstIteration(ForOp loop) {
    for (Use use = loop.inductionVariable().firstUse(); use != null; use = use.next()) {
      if (!(use.owner() instanceof CmpIOp compare) || !isFirstIterationTest(compare, loop)) continue;
      int v = builder.state(null);
      builder.program.definedAt.set(v, builder.current().start);
      ops.comparisons().knowFirstIteration(loop, v);
      return;
    }
  }

  static boolean isFirstIterationTest(CmpIOp compare, ForOp loop) {
    if (compare.predicate() != IntegerPredicate.EQ && compare.predicate() != IntegerPredicate.NE) return false;
    return compare.lhs() == loop.inductionVariable() && compare.rhs() == loop.lowerBound()
        || compare.rhs() == loop.inductionVariable() && compare.lhs() == loop.lowerBound();
  }

  /** Of an unknown operation nothing is known but that its regions may run any number of times, in any order. */
  private void translateUnknown(Op op) {
    ops.translate(op);
    Node header = builder.end();
    int outer = builder.openParent(header);
    int loop = builder.openLoop();
    Node hub = builder.start();
    builder.end();
    builder.edge(header, hub, ProgramBuilder.NOTHING, true);
    List<Exit> exits = new ArrayList<>();
    List<Node> entries = new ArrayList<>();
    for (Region region : op.regions()) {
      if (region.isEmpty()) continue;
      entries.add(builder.start());
      receive(region.entryBlock().arguments());
      ops.chooseUnreceived(op, region.entryBlock().arguments(), Set.of());
      exits.addAll(translateBlocks(region));
    }
    builder.closeLoop(loop);
    builder.closeParent(outer);
    Node end = builder.start();
    end.dominator = header.id;
    header.continuation = end.id;
    for (Node entry : entries) builder.edge(hub, entry, ProgramBuilder.NOTHING, true);
    for (Exit exit : exits) builder.edge(exit.node(), hub, ProgramBuilder.NOTHING, true);
    builder.edge(hub, end, ProgramBuilder.NOTHING, true);
    List<Value> passed = new ArrayList<>(op.operands());
    for (Exit exit : exits) {
      if (exit.terminator() != null) passed.addAll(exit.terminator().operands());
    }
    ops.chooseResults(op, passed);
    ops.tokens().startCapturing(op, header);
    ops.tasks().afterRegions(op, header);
  }
}
