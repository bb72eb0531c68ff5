// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.validate.Program.Kind;
import dev.freehold.validate.Program.Node;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Follows one object that stands for any of a site along all paths: a forward analysis whose states are sets of valuations of the
 * variables that matter, as decision diagrams; one set for each {@link Phase} of the object. Loops are a least fixpoint.
 */
final class SiteAnalysis {
  /** What has become of the object; "unsure" where that rests on a choice that the analysis cannot know. */
  enum Phase {
    UNBORN,
    LIVE,
    FREED,
    UNSURE_LIVE,
    UNSURE_FREED;

    static final int COUNT = values().length;
  }

  private static final int UNBORN = Phase.UNBORN.ordinal();
  private static final int LIVE = Phase.LIVE.ordinal();
  private static final int FREED = Phase.FREED.ordinal();
  private static final int UNSURE_LIVE = Phase.UNSURE_LIVE.ordinal();
  private static final int UNSURE_FREED = Phase.UNSURE_FREED.ordinal();
  private static final int MOST_VISITS = 200;
  /** How many conditions in front of a birth are looked at first. */
  private static final int MOST_GUARDS = 32;

  private final Program program;
  private final Bdd bdd;
  private final Relevance relevance;
  private final Expressions expressions;
  private final Budget budget;

  // States before nodes.
  private final int[][] before;
  private final int[] reached;
  private final int[] visits;
  private int run;
  private final BitSet pending = new BitSet();
  private int cursor;

  // The object: analyze() sets both.
  @SuppressWarnings("NullAway.Init") private Origin origin;
  @SuppressWarnings("NullAway.Init") private Findings findings;

  /** What the analysis is about: the object that is born at a position, or one (position -1) that the caller passes. */
  record Origin(int birth, SiteKind kind, boolean exported, boolean borrowing, boolean deferred) {}

  /** What has been found about it. */
  static final class Findings {
    final List<Fault> faults = new ArrayList<>();
    final List<Fault> unsure = new ArrayList<>();
    /** Where it may be freed. */
    final Set<Op> frees = new LinkedHashSet<>();
    /** Why nothing can be said about it, if so; the first reason counts. */
    Verdict.@Nullable Undecided undecided;
    /** For those who call the function: how the object comes back. */
    int kept = Bdd.FALSE;
    int freed = Bdd.FALSE;
    /** How it comes back although the function has made it, and says that it lends the result. */
    int lent = Bdd.FALSE;
    /** When it is freed, in terms of the arguments: on paths that never return, too. */
    int freedOnPath = Bdd.FALSE;
    /** When there is a fault that is the caller's, since it depends on what that passes, and the first such fault. */
    int misused = Bdd.FALSE;
    Fault.@Nullable Kind misuse;

    void undecided(String reason, Op op) {
      if (undecided == null) undecided = new Verdict.Undecided(reason, op);
    }
  }

  SiteAnalysis(Program program, Budget budget) {
    this.program = program;
    this.budget = budget;
    bdd = new Bdd(budget);
    relevance = new Relevance(program);
    expressions = new Expressions(program, relevance, bdd);
    before = new int[program.nodes.size()][];
    reached = new int[program.nodes.size()];
    visits = new int[program.nodes.size()];
  }

  Relevance relevance() {
    return relevance;
  }

  /** Analyzes an object; {@link Relevance#findHandles} has been called for it. */
  Findings analyze(Origin of) {
    origin = of;
    long workBefore = relevance.work;
    relevance.findFlags(of.birth(), of.exported());
    budget.spend(relevance.work - workBefore);
    if (of.birth() >= 0) {
      Findings quick = attempt(true);
      if (quick.faults.isEmpty() && quick.unsure.isEmpty() && quick.undecided == null) return quick;
    }
    return attempt(false);
  }

  /** Exported relations belong to this diagram, until the next object. */
  Bdd diagrams() {
    return bdd;
  }

  private Findings attempt(boolean fromBirth) {
    findings = new Findings();
    run++;
    bdd.clear();
    boolean inLoop = origin.birth() >= 0 && program.isInLoop(origin.birth());
    expressions.begin(origin.birth(), inLoop);
    pending.clear();
    cursor = 0;
    try {
      if (fromBirth) startAtBirth();
      else startAtEntry();
      for (int next = pending.nextSetBit(cursor); next >= 0; next = pending.nextSetBit(cursor)) {
        pending.clear(next);
        cursor = next;
        if (++visits[next] > MOST_VISITS) throw new Undecidable("the conditions of a loop do not converge");
        Node node = program.nodes.get(next);
        walk(node, before[next].clone(), node.start);
      }
    } catch (Undecidable e) {
      findings.undecided(e.getMessage(), origin.birth() >= 0 ? program.sourceAt(origin.birth()).op() : program.function);
    }
    return findings;
  }

  private void startAtEntry() {
    int[] state = new int[Phase.COUNT];
    state[origin.birth() >= 0 ? UNBORN : LIVE] = Bdd.TRUE;
    if (origin.birth() < 0) state[LIVE] = initialCells(passed());
    enter(program.nodes.getFirst(), state);
  }

  /** Some argument denotes an object of the caller's. */
  private int passed() {
    int f = Bdd.FALSE;
    for (int v : program.arguments) f = bdd.or(f, expressions.handle(v));
    return f;
  }

  /** Cells hold nothing at first, and no task runs. */
  private int initialCells(int f) {
    for (int i = 0; i < relevance.states.size(); i++) {
      int v = relevance.states.get(i);
      if (program.liveUntil.get(v) == Integer.MAX_VALUE) f = bdd.and(f, bdd.not(bdd.var(2 * v)));
    }
    return f;
  }

  /** Starts with what is known because the birth's place is dominated by conditions. */
  private void startAtBirth() {
    Node node = program.nodes.get(program.nodeAt.get(origin.birth()));
    int[] state = new int[Phase.COUNT];
    state[UNBORN] = Bdd.TRUE;
    int edge = node.guard;
    for (int i = 0; i < MOST_GUARDS && edge >= 0; i++) {
      state[UNBORN] = bdd.and(state[UNBORN], edgeCondition(edge));
      edge = program.nodes.get(program.edgeFrom.get(edge)).guard;
    }
    Transfer transfer = new Transfer(program, relevance, expressions, bdd, origin, findings);
    transfer.begin(state);
    transfer.execute(program.sourceAt(origin.birth()), origin.birth());
    state[UNBORN] = Bdd.FALSE;
    walk(node, state, origin.birth() + 1);
  }

  private int edgeCondition(int edge) {
    int condition = program.edgeCondition.get(edge);
    if (condition < 0) return Bdd.TRUE;
    int f = expressions.flag(condition);
    return program.edgeSense.get(edge) == 1 ? f : bdd.not(f);
  }

  private void enter(Node node, int[] state) {
    boolean any = false;
    for (int f : state) any |= f != Bdd.FALSE;
    if (!any) return;
    if (reached[node.id] != run) {
      reached[node.id] = run;
      visits[node.id] = 0;
      before[node.id] = state.clone();
    } else {
      int[] known = before[node.id];
      boolean changed = false;
      for (int phase = 0; phase < known.length; phase++) {
        if (bdd.implies(state[phase], known[phase])) continue;
        known[phase] = bdd.or(known[phase], state[phase]);
        changed = true;
      }
      if (!changed) return;
    }
    pending.set(node.id);
    cursor = Math.min(cursor, node.id);
  }

  private void walk(Node node, int[] state, int from) {
    budget.spend(1);
    Ints positions = relevance.positions;
    Transfer transfer = null;
    for (int i = positions.firstFrom(from); i < positions.size() && positions.get(i) < node.end; i++) {
      int position = positions.get(i);
      Instr instr = program.instrs.get(position);
      if (instr == null) continue;
      if (transfer == null) {
        transfer = new Transfer(program, relevance, expressions, bdd, origin, findings);
        transfer.begin(state);
      }
      budget.spend(1);
      transfer.execute(instr, position);
    }
    if (node.continuation >= 0) {
      Node end = program.nodes.get(node.continuation);
      if (!positions.anyBetween(node.end, end.start)) {
        leave(end, state);
        return;
      }
    }
    for (int i = 0; i < node.edges.size(); i++) follow(node.edges.get(i), state);
  }

  private void follow(int edge, int[] state) {
    budget.spend(1);
    int condition = edgeCondition(edge);
    if (condition == Bdd.FALSE) return;
    int[] next = new int[Phase.COUNT];
    for (int phase = 0; phase < next.length; phase++) next[phase] = bdd.and(state[phase], condition);
    move(edge, next);
    leave(program.nodes.get(program.edgeTo.get(edge)), next);
  }

  private void move(int edge, int[] state) {
    Ints moves = relevance.moves;
    int from = 0;
    int to = moves.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (program.moveEdge.get(moves.get(middle)) < edge) from = middle + 1;
      else to = middle;
    }
    if (from == moves.size() || program.moveEdge.get(moves.get(from)) != edge) return;
    Ints targets = new Ints();
    Ints sources = new Ints();
    for (int i = from; i < moves.size() && program.moveEdge.get(moves.get(i)) == edge; i++) {
      targets.add(program.moveTarget.get(moves.get(i)));
      sources.add(program.moveSource.get(moves.get(i)));
    }
    budget.spend(targets.size());
    Assignment.parallel(state, targets.toArray(), sources.toArray(), program, relevance, expressions, bdd);
  }

  private void leave(Node target, int[] state) {
    if (target.start > relevance.lastEvent) {
      // Only callers ask what was freed once it cannot be used any more: about what they passed.
      if (origin.birth() >= 0 || !origin.exported()) {
        state[FREED] = Bdd.FALSE;
        state[UNSURE_FREED] = Bdd.FALSE;
      }
      if (!origin.kind().mustBeFreed() && !origin.exported()) return;
      if (origin.birth() >= 0 && !program.isInLoop(origin.birth()) && target.start > origin.birth()) state[UNBORN] = Bdd.FALSE;
    }
    int[] kept = new int[Phase.COUNT];
    for (int phase = 0; phase < kept.length; phase++) kept[phase] = bdd.exists(state[phase], v -> isDead(v >> 1, target));
    enter(target, kept);
  }

  private boolean isDead(int v, Node target) {
    if (origin.exported() && program.kinds.get(v) == Kind.ENTRY) return false;
    return program.liveUntil.get(v) < target.start || program.definedAt.get(v) > target.start;
  }
}
