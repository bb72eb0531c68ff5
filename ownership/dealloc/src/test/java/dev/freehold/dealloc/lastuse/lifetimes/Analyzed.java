// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.lifetimes;

import dev.freehold.Freehold;
import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.dealloc.lastuse.calls.Conventions;
import dev.freehold.dealloc.lastuse.calls.DirectCalls;
import dev.freehold.dealloc.lastuse.calls.RunContext;
import dev.freehold.dealloc.lastuse.flags.Decisions;
import dev.freehold.dealloc.lastuse.flags.Flag;
import dev.freehold.dealloc.lastuse.flags.FlagSimplification;
import dev.freehold.dealloc.lastuse.flags.Flags;
import dev.freehold.dealloc.lastuse.flags.Identity;
import dev.freehold.dealloc.lastuse.flags.SameBuffer;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.CallSummaries;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.handles.ManagedSites;
import dev.freehold.dealloc.lastuse.options.BoundaryResults;
import dev.freehold.dealloc.lastuse.options.Conditionals;
import dev.freehold.dealloc.lastuse.options.ExistingDeallocs;
import dev.freehold.dealloc.lastuse.options.LastUseOptions;
import dev.freehold.dealloc.lastuse.options.Signatures;
import dev.freehold.dealloc.lastuse.options.Sinking;
import dev.freehold.dealloc.lastuse.options.UnknownOps;
import dev.freehold.dealloc.lastuse.placement.LifetimeChoice;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.SymbolTables;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.builtin.StringAttr;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * What the steps of the pass find out about the first function of a program that has a body. Everything is a text in which blocks have the numbers of
 * their order, operations the name that an attribute {@code name} gives them, or else that of their kind, and parameters the number of their block and
 * their own: {@code 2.0}.
 */
public final class Analyzed {
  /** The defaults, but for private functions, which agree with their callers on all that they can. */
  public static final LastUseOptions OPTIONS =
      new LastUseOptions(ExistingDeallocs.KEEP, UnknownOps.BORROW, BoundaryResults.CLONE, Signatures.ALL, Sinking.NEUTRAL, Conditionals.AUTO, true,
          8);

  private static final Freehold FREEHOLD = Freehold.load();

  public final ControlFlowGraph graph;
  public final Handles handles;
  final Need need;
  final Moves moves;
  final Responsibilities responsibilities;
  public final Dominance dominance;
  final Identity identity;
  public final Flags flags;
  private final Map<BasicBlock, Integer> order = new HashMap<>();

  private Analyzed(Op function, DirectCalls calls) {
    PassContext cx = new PassContext(function, FREEHOLD.registry(), FREEHOLD.profile(), diagnostic -> {});
    Region body = function.region(0);
    dominance = new Dominance(function);
    graph = new ControlFlowGraph(body, FREEHOLD.registry());
    RunContext run = RunContext.of(function, calls, OPTIONS, cx);
    Conventions conventions = run.conventions();
    new CallSummaries(run).update(calls.functions(), summarized -> Map.of());
    ManagedSites managed = new ManagedSites(function, Map.of(), run);
    handles = new Handles(graph, managed, dominance, FREEHOLD.registry());
    Lifetimes lifetimes = LifetimeChoice.of(graph, handles, Sinking.NEUTRAL, block -> true, dominance, FREEHOLD.registry());
    need = lifetimes.need();
    moves = lifetimes.moves();
    responsibilities = lifetimes.responsibilities();
    identity = new Identity(handles, responsibilities, dominance, FREEHOLD.registry());
    flags = new Flags(lifetimes, this::same);
    for (BasicBlock block : graph.blocks()) order.put(block, order.size());
  }

  /** The same where private functions may agree with their callers on what they return. */
  public static Analyzed withResults(String program) {
    ModuleOp module = FREEHOLD.parse(program, new ParserOptions(true));
    return new Analyzed(functions(module).getFirst(), DirectCalls.in(module, Signatures.ALL, BoundaryResults.CLONE, new SymbolTables()));
  }

  public static Analyzed of(String program) {
    return new Analyzed(functions(FREEHOLD.parse(program, new ParserOptions(true))).getFirst(), DirectCalls.NONE);
  }

  private static List<Op> functions(ModuleOp module) {
    List<Op> functions = new ArrayList<>();
    module.walk(op -> {
      if (op instanceof FunctionLike function && !function.isDeclaration()) functions.add(op);
    });
    return functions;
  }

  // Names.

  public String name(BasicBlock block) {
    return order.get(block).toString();
  }

  public String name(ControlFlowEdge edge) {
    return name(edge.from()) + ">" + name(edge.to());
  }

  public String name(Value value) {
    for (BasicBlock block : graph.blocks()) {
      int index = block.parameters().indexOf(value);
      if (index >= 0) return name(block) + "." + index;
    }
    return name(value.definingOp());
  }

  public static String name(Op op) {
    return op.attr("name") instanceof StringAttr name ? name.value() : op.def().name();
  }

  public String name(HandleClass handle) {
    return name(handle.base());
  }

  public String name(Place place) {
    return switch (place) {
      case Place.Start(BasicBlock block) -> "start " + name(block);
      case Place.InFront(BasicBlock block, int position) -> "in front of " + name(block.ops().get(position));
      case Place.Behind(BasicBlock block, int position) -> "behind " + name(block.ops().get(position));
      case Place.On(ControlFlowEdge edge) -> "on " + name(edge);
    };
  }

  /** The names of the classes with these numbers. */
  public String names(PersistentIntSet numbers) {
    List<String> names = new ArrayList<>();
    numbers.forEach(number -> names.add(name(handles.get(number))));
    return String.join(" ", names);
  }

  public HandleClass handle(String name) {
    return handles.classes().stream().filter(handle -> name(handle).equals(name)).findFirst().orElseThrow();
  }

  public BasicBlock block(int number) {
    return graph.blocks().get(number);
  }

  public ControlFlowEdge edge(String name) {
    return graph.blocks().stream().flatMap(block -> block.outgoing().stream()).filter(edge -> name(edge).equals(name)).findFirst().orElseThrow();
  }

  SameBuffer same(Change change, HandleClass candidate) {
    return identity.of(change, candidate);
  }

  // What is found.

  /** The edges, by the blocks that they leave. */
  public String edges() {
    List<String> names = new ArrayList<>();
    for (BasicBlock block : graph.blocks()) block.outgoing().forEach(edge -> names.add(name(edge)));
    return String.join(" ", names);
  }

  /** Where handles die, moves aside. */
  String deaths() {
    List<Death> deaths = new ArrayList<>(need.endsInBlocks().deaths());
    deaths.addAll(moves.deaths());
    return texts(deaths.stream().map(death -> name(death.handle()) + " " + name(death.place())).toList());
  }

  /** What parameters take over, by edges. */
  String moves() {
    List<String> found = new ArrayList<>();
    for (BasicBlock block : graph.blocks()) {
      for (ControlFlowEdge edge : block.incoming()) {
        for (HandleClass parameter : handles.classes()) {
          HandleClass giver = parameter.home() == block ? moves.into(parameter, edge) : null;
          if (giver != null) found.add(name(edge) + ": " + name(giver) + " to " + name(parameter));
        }
      }
    }
    return texts(found);
  }

  /** What is freed where, behind a question mark the handles that may take over. */
  String releases() {
    return texts(responsibilities.releases().stream().map(this::text).toList());
  }

  /** What is known of the flags that have been asked for. */
  public FlagSimplification simplified() {
    FlagSimplification simplified = new FlagSimplification(graph, new Decisions(graph, dominance));
    simplified.add(identity.made());
    simplified.add(flags.made());
    return simplified;
  }

  /** The same with what is known of the flags of what dies. */
  public String flags() {
    Map<Release, Flag> released = new HashMap<>();
    for (Release release : responsibilities.releases()) released.put(release, flags.released(release));
    FlagSimplification simplified = simplified();
    return texts(responsibilities.releases().stream().map(release -> text(release) + ": " + text(simplified.of(released.get(release)))).toList());
  }

  private String text(Release release) {
    String text = name(release.handle()) + " " + name(release.death().place());
    return release.candidates().isEmpty() ? text : text + " ? " + String.join(" ", release.candidates().stream().map(this::name).toList());
  }

  private static String text(Flag.Decision decision) {
    return switch (decision) {
      case Flag.Decision.Condition(Value value) -> value instanceof Value.Argument argument ? "argument " + argument.index() : value.toString();
      case Flag.Decision.IsLater later -> "not first";
      case Flag.Decision.HasRun run -> "has run";
    };
  }

  private String text(Flag flag) {
    return switch (flag) {
      case Flag.Constant constant -> constant.name().toLowerCase();
      case Flag.Given given -> "given with " + name(given.handle());
      case Flag.Decided decided -> "if " + text(decided.by()) + ": " + text(decided.whenTrue()) + ", else " + text(decided.whenFalse());
      case Flag.Phi phi -> "phi of " + name(phi.handle()) + " in " + name(phi.block());
      case Flag.Update update -> "update of " + name(update.handle()) + " where " + name(update.change().handle())
          + (update.change() instanceof Release ? " dies" : " is freed");
    };
  }

  private static String texts(List<String> texts) {
    return String.join(", ", new TreeSet<>(texts));
  }
}
