// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.validate.Program.Kind;
import dev.freehold.validate.Program.Node;
import java.util.Objects;

/**
 * What matters for one object: the handles that may denote it, the conditions that decide what becomes of it, and where these are
 * read and set. Everything else of the program is passed over.
 */
final class Relevance {
  private final Program program;
  private final int[] handle;
  private final int[] flag;
  private final int[] unsure;
  private final int[] enclosed;
  private final Ints pending = new Ints();
  private final Ints selects = new Ints();
  private final Ints chosen = new Ints();
  private int run;

  /** Sorted positions where something happens that matters, ends of nodes with relevant edges included. */
  final Ints positions = new Ints();
  /** Sorted moves that matter, and so grouped by edges. */
  final Ints moves = new Ints();
  /** Handles that edges and instructions set. */
  final Ints states = new Ints();
  /** Tokens among them. */
  final Ints tokens = new Ints();
  /** How the addresses of handles differ. */
  final Displacements displacements;
  /** Which handles name a part of the object. */
  final Extents extents;
  /** The last position where the object may be used. */
  int lastEvent;
  /** Whether it may be freed, kept or returned: otherwise, nothing can go wrong with an object that nobody must free. */
  boolean mayChange;
  /** How much has been looked at since the beginning. */
  long work;

  Relevance(Program program) {
    this.program = program;
    handle = new int[program.variableCount()];
    flag = new int[program.variableCount()];
    unsure = new int[program.variableCount()];
    enclosed = new int[program.nodes.size()];
    displacements = new Displacements(program);
    extents = new Extents(program);
  }

  boolean isHandle(int v) {
    return v >= 0 && handle[v] == run;
  }

  /** Whether it is unknown even on a given path if the handle denotes the object: it goes back to an {@link Instr.Choose}. */
  boolean isUnsure(int v) {
    return v >= 0 && unsure[v] == run;
  }

  boolean isFlag(int v) {
    return v >= 0 && flag[v] == run;
  }

  /** Finds what may denote one of {@code sources}. */
  void findHandles(int... sources) {
    run++;
    positions.clear();
    moves.clear();
    states.clear();
    tokens.clear();
    selects.clear();
    chosen.clear();
    pending.clear();
    lastEvent = 0;
    mayChange = false;
    for (int v : sources) add(v);
    while (pending.size() > 0) follow(pending.removeLast());
    for (int i = 0; i < chosen.size(); i++) addUnsure(chosen.get(i));
    while (pending.size() > 0) followUnsure(pending.removeLast());
    displacements.find(sources);
    extents.find(sources);
  }

  private void addUnsure(int v) {
    if (handle[v] != run || unsure[v] == run) return;
    unsure[v] = run;
    pending.add(v);
  }

  private void followUnsure(int v) {
    work++;
    for (int at = program.derived.first(v); at >= 0; at = program.derived.next(at)) addUnsure(program.derived.item(at));
    for (int at = program.movesFrom.first(v); at >= 0; at = program.movesFrom.next(at)) {
      addUnsure(program.moveTarget.get(program.movesFrom.item(at)));
    }
    for (int at = program.readAt.first(v); at >= 0; at = program.readAt.next(at)) {
      Instr instr = program.instrs.get(program.readAt.item(at));
      if (instr != null) Operands.forEachWrite(instr, this::addUnsure);
    }
  }

  private void add(int v) {
    if (v < 0 || handle[v] == run) return;
    handle[v] = run;
    pending.add(v);
  }

  private void follow(int v) {
    if (program.kinds.get(v) == Kind.STATE) {
      states.add(v);
      if (program.isToken.get(v)) tokens.add(v);
      for (int at = program.movesInto.first(v); at >= 0; at = program.movesInto.next(at)) addMove(program.movesInto.item(at));
      for (int at = program.setAt.first(v); at >= 0; at = program.setAt.next(at)) positions.add(program.setAt.item(at));
    }
    for (int at = program.derived.first(v); at >= 0; at = program.derived.next(at)) {
      int user = program.derived.item(at);
      Kind kind = program.kinds.get(user);
      if (kind == Kind.SELECT) selects.add(user);
      if (kind == Kind.COPY || kind == Kind.SELECT) add(user);
    }
    for (int at = program.movesFrom.first(v); at >= 0; at = program.movesFrom.next(at)) {
      int move = program.movesFrom.item(at);
      addMove(move);
      add(program.moveTarget.get(move));
    }
    for (int at = program.readAt.first(v); at >= 0; at = program.readAt.next(at)) {
      int position = program.readAt.item(at);
      work++;
      Instr instr = program.instrs.get(position);
      if (instr == null) continue;
      positions.add(position);
      lastEvent = Math.max(lastEvent, program.extend(position, -1));
      follow(instr, v);
    }
  }

  private void follow(Instr instr, int v) {
    switch (instr) {
      case Instr.Put put -> add(put.cell());
      case Instr.Choose choose -> {
        add(choose.target());
        chosen.add(choose.target());
      }
      case Instr.Assign assign -> add(assign.target());
      case Instr.Start start -> add(start.token());
      case Instr.Call call -> {
        if (call.summary().isNeutral()) return;
        mayChange = true;
        for (int result : call.results()) {
          if (result >= 0 && isHandleType(result)) add(result);
        }
      }
      case Instr.Free free -> mayChange |= free.handle() == v;
      case Instr.Dealloc dealloc -> mayChange = true;
      case Instr.Decide decide -> mayChange = true;
      case Instr.Escape escape -> mayChange = true;
      case Instr.Return end -> mayChange = true;
      default -> {}
    }
  }

  private boolean isHandleType(int v) {
    return !ProgramBuilder.isFlag(program.values.get(v).type());
  }

  private void addMove(int move) {
    work++;
    moves.add(move);
    positions.add(program.nodes.get(program.edgeFrom.get(program.moveEdge.get(move))).end);
  }

  /** Finds the conditions that matter for the handles that have been found; {@code birth} is where the object comes from, or -1. */
  void findFlags(int birth, boolean withResults) {
    if (birth >= 0) {
      positions.add(birth);
      lastEvent = Math.max(lastEvent, program.extend(birth, -1));
      for (int i = program.goOns.firstFrom(birth); i < program.goOns.size(); i++) {
        int position = program.goOns.get(i);
        if (((Instr.GoOn) Objects.requireNonNull(program.instrs.get(position))).isBornInside(birth, position)) positions.add(position);
      }
    }
    for (int i = 0; i < program.returns.size(); i++) {
      positions.add(program.returns.get(i));
      if (!withResults) continue;
      for (int v : ((Instr.Return) program.instrs.get(program.returns.get(i))).values()) {
        if (v >= 0 && !isHandle(v) && isFlagType(v)) demand(v);
      }
    }
    for (int i = 0; i < selects.size(); i++) demand(program.first.get(selects.get(i)));
    for (int i = 0; i < program.branchConditions.size(); i++) demand(program.branchConditions.get(i));
    // Each list grows while conditions are found that are set somewhere else.
    for (int done = 0; done < positions.size() || pending.size() > 0;) {
      if (pending.size() > 0) {
        inputs(pending.removeLast());
        continue;
      }
      int position = positions.get(done++);
      enclose(program.nodes.get(program.nodeAt.get(position)));
      demandAt(position);
    }
    positions.sortAndUnique();
    moves.sortAndUnique();
  }

  private boolean isFlagType(int v) {
    return program.values.get(v) == null || ProgramBuilder.isFlag(program.values.get(v).type());
  }

  /** The conditions of the structured operations around a node: whether control comes there at all. */
  private void enclose(Node node) {
    for (int at = node.parent; at >= 0 && enclosed[at] != run; at = program.nodes.get(at).parent) {
      enclosed[at] = run;
      work++;
      for (int i = program.conditionsIn.first(at); i >= 0; i = program.conditionsIn.next(i)) demand(program.conditionsIn.item(i));
    }
  }

  private void demandAt(int position) {
    switch (program.instrs.get(position)) {
      case Instr.Dealloc dealloc -> {
        for (int i = 0; i < dealloc.memrefs().length; i++) {
          if (isHandle(dealloc.memrefs()[i])) demand(dealloc.conditions()[i]);
        }
      }
      case Instr.Decide decide -> {
        for (int i = 0; i < decide.addresses().length; i++) {
          if (isHandle(decide.addresses()[i])) demand(decide.conditions()[i]);
        }
      }
      case Instr.Call call -> {
        if (call.summary().isNeutral() && !call.summary().mayReturnOther()) return;
        for (int argument : call.arguments()) {
          if (argument >= 0 && !isHandle(argument) && isFlagType(argument)) demand(argument);
        }
      }
      case null, default -> {}
    }
  }

  private void demand(int v) {
    if (v < 0 || flag[v] == run) return;
    flag[v] = run;
    pending.add(v);
  }

  private void inputs(int v) {
    work++;
    switch (program.kinds.get(v)) {
      case AND, OR, XOR -> {
        demand(program.first.get(v));
        demand(program.second.get(v));
      }
      case SELECT -> {
        demand(program.first.get(v));
        demand(program.second.get(v));
        demand(program.third.get(v));
      }
      case COPY -> demand(program.first.get(v));
      case STATE -> {
        for (int at = program.movesInto.first(v); at >= 0; at = program.movesInto.next(at)) {
          int move = program.movesInto.item(at);
          addMove(move);
          demand(program.moveSource.get(move));
        }
        for (int at = program.setAt.first(v); at >= 0; at = program.setAt.next(at)) {
          int position = program.setAt.item(at);
          positions.add(position);
          if (program.instrs.get(position) instanceof Instr.Assign assign) demand(assign.source());
        }
      }
      default -> {}
    }
  }
}
