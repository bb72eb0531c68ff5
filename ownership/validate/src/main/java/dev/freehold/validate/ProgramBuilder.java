// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.builtin.BaseMemRefType;
import dev.freehold.ir.builtin.IntegerType;
import dev.freehold.ir.builtin.TensorType;
import dev.freehold.ir.builtin.UnrankedTensorType;
import dev.freehold.ir.iface.AsyncToken;
import dev.freehold.ir.iface.ViewLike.Extent;
import dev.freehold.validate.Program.Kind;
import dev.freehold.validate.Program.Node;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the variables, nodes, edges and instructions of a {@link Program}. */
final class ProgramBuilder {
  static final int NOTHING = -1;

  final Program program;
  private @Nullable Node current;
  private int loop = -1;
  private int parent = -1;
  private int never = NOTHING;
  private final int[] constants = {NOTHING, NOTHING};

  ProgramBuilder(Op function) {
    program = new Program(function);
  }

  // Types.

  /** Whether values of the type may denote an object that is allocated. */
  static boolean mayBeHandle(Type type) {
    return type.holds() != Holds.NOTHING;
  }

  static boolean isFlag(Type type) {
    return type.equals(IntegerType.I1);
  }

  static boolean isToken(Type type) {
    return type instanceof AsyncToken;
  }

  static boolean isTensor(Type type) {
    return type instanceof TensorType || type instanceof UnrankedTensorType;
  }

  static boolean isBuffer(Type type) {
    return type instanceof BaseMemRefType;
  }

  // Variables.

  /** The variable of a value; {@link #NOTHING} where it has none. */
  int variableOf(Value value) {
    int id = value.id();
    return id >= 0 && id < program.variableCount() && program.values.get(id) == value ? id : NOTHING;
  }

  /** The variable of a condition; one that may be anything where none is known. */
  int flagOf(Value value) {
    int known = variableOf(value);
    return known >= 0 ? known : unknownFlag(value);
  }

  /** The variables of several values. */
  int[] variablesOf(List<? extends Value> values) {
    int[] variables = new int[values.size()];
    for (int i = 0; i < variables.length; i++) variables[i] = variableOf(values.get(i));
    return variables;
  }

  /** The variables of those operands that are handles of buffers. */
  int[] handlesAmong(List<? extends Value> values) {
    Ints handles = new Ints();
    for (Value value : values) {
      int v = variableOf(value);
      if (v >= 0 && !isFlag(value.type()) && !isToken(value.type())) handles.add(v);
    }
    return handles.toArray();
  }

  /** The variables from outside that the regions of an operation use, whose first node follows {@code header}. */
  int[] captured(Op op, Node header) {
    Ints captured = new Ints();
    op.walk(inner -> {
      for (Value operand : inner.operands()) {
        int v = variableOf(operand);
        if (v >= 0 && !isFlag(operand.type()) && program.definedAt.get(v) <= header.end) captured.add(v);
      }
    });
    captured.sortAndUnique();
    return captured.toArray();
  }

  int variable(Kind kind, int a, int b, int c, @Nullable Value value) {
    int v = program.variableCount();
    program.kinds.add(kind);
    program.extents.add(Extent.SAME);
    program.values.add(value);
    program.first.add(a);
    program.second.add(b);
    program.third.add(c);
    program.definedAt.add(position());
    program.liveUntil.add(-1);
    program.isToken.add(value != null && isToken(value.type()));
    switch (kind) {
      case COPY -> program.derived.add(a, v);
      case AND, OR, XOR, SAME -> {
        program.derived.add(a, v);
        if (b != a) program.derived.add(b, v);
      }
      case SELECT -> {
        program.derived.add(a, v);
        if (b != a) program.derived.add(b, v);
        if (c != a && c != b) program.derived.add(c, v);
      }
      default -> {}
    }
    if (value != null) value.setId(v);
    if (value != null && isToken(value.type())) keepAlways(v);
    return v;
  }

  int state(@Nullable Value value) {
    return variable(Kind.STATE, NOTHING, NOTHING, NOTHING, value);
  }

  /** A cell that may hold an object or a condition. */
  int cell() {
    int v = state(null);
    keepAlways(v);
    program.cells.add(v);
    return v;
  }

  /** A token of work that no value stands for. */
  int token() {
    int v = state(null);
    keepAlways(v);
    program.isToken.set(v, true);
    return v;
  }

  /** A cell keeps what it holds whatever the program mentions, and so does a token: a task runs on if nobody waits for it. */
  private void keepAlways(int v) {
    program.definedAt.set(v, 0);
    program.liveUntil.set(v, Integer.MAX_VALUE);
  }

  int constant(boolean value) {
    int i = value ? 1 : 0;
    if (constants[i] == NOTHING) constants[i] = variable(Kind.CONSTANT, i, NOTHING, NOTHING, null);
    return constants[i];
  }

  int never() {
    if (never == NOTHING) never = variable(Kind.NEVER, NOTHING, NOTHING, NOTHING, null);
    return never;
  }

  int not(int flag) {
    return variable(Kind.XOR, flag, constant(true), NOTHING, null);
  }

  /**
   * The same handle under another name; nothing where the source is none.
   *
   * @param extent what the name names of what the source names
   * @param shifted whether its address may differ from that of the source
   */
  void copy(Value source, Value result, Extent extent, boolean shifted) {
    int from = variableOf(source);
    if (from < 0 || isFlag(source.type())) return;
    int v = variable(Kind.COPY, from, NOTHING, NOTHING, result);
    program.setExtent(v, extent);
    if (shifted) program.shifts.set(v);
  }

  /** Takes note of a handle that comes from a caller or callee, and may be a view there. */
  void arrives(Value value, int variable, Summaries summaries) {
    if (variable < 0) return;
    if (summaries.isShifted(value)) program.arrivesShifted.set(variable);
    if (summaries.mayBePart(value)) program.arrivesAsPart.set(variable);
  }

  /** A condition of which nothing is known: at this position, or where it was defined outside of what is analyzed. */
  int unknownFlag(@Nullable Value value) {
    int v = state(value);
    emit(new Instr.Forget(v));
    return v;
  }

  // Positions, nodes and edges.

  int position() {
    return program.instrs.size();
  }

  /** Whether there is a current node: none between {@link #end} and {@link #start}. */
  boolean hasCurrent() {
    return current != null;
  }

  Node current() {
    return Objects.requireNonNull(current, "no node has been started");
  }

  /** Starts a node, which becomes the current one. */
  Node start() {
    Node started = new Node(program.nodes.size(), position(), loop, parent);
    current = started;
    program.nodes.add(started);
    tick();
    return started;
  }

  /** Ends the current node; edges can be added to it from now on. */
  Node end() {
    Node ended = current();
    ended.end = position();
    tick();
    current = null;
    return ended;
  }

  private void tick() {
    program.nodeAt.add(current().id);
    program.instrs.add(null);
  }

  /** Adds an instruction; registers who reads and sets what. */
  void emit(Instr instr) {
    place(instr, reserve());
  }

  /** Makes room for an instruction that is known later. */
  int reserve() {
    program.nodeAt.add(current().id);
    program.instrs.add(null);
    return position() - 1;
  }

  void place(Instr instr, int position) {
    program.instrs.set(position, instr);
    Operands.forEachRead(instr, v -> program.readAt.add(v, position));
    Operands.forEachWrite(instr, v -> program.setAt.add(v, position));
    switch (instr) {
      case Instr.Birth birth -> program.births.add(position);
      case Instr.Call call when call.summary().mayReturnOther() -> program.births.add(position);
      case Instr.Return end -> program.returns.add(position);
      case Instr.GoOn goOn -> program.goOns.add(position);
      default -> {}
    }
  }

  int edge(Node from, Node to, int condition, boolean sense) {
    int edge = program.edgeFrom.add(from.id);
    program.edgeTo.add(to.id);
    program.edgeCondition.add(condition);
    program.edgeSense.add(sense ? 1 : 0);
    from.edges.add(edge);
    to.entryEdge = to.entries++ == 0 ? edge : -1;
    if (condition >= 0) program.readAt.add(condition, from.end);
    return edge;
  }

  /** Along an edge, {@code target} becomes what {@code source} is. */
  void move(int edge, int target, int source) {
    int move = program.moveEdge.add(edge);
    program.moveTarget.add(target);
    program.moveSource.add(source);
    program.movesInto.add(target, move);
    program.movesFrom.add(source, move);
  }

  /** Along an edge, {@code received} become what {@code passed} are. */
  void moves(int edge, List<? extends Value> passed, List<? extends Value> received) {
    for (int i = 0; i < Math.min(passed.size(), received.size()); i++) {
      int target = variableOf(received.get(i));
      if (target < 0) continue;
      int source = variableOf(passed.get(i));
      if (source < 0) source = isFlag(received.get(i).type()) ? flagAt(edge, passed.get(i)) : never();
      move(edge, target, source);
    }
  }

  /** A condition that has no variable is not known at its edge either. */
  private int flagAt(int edge, Value passed) {
    int v = state(passed);
    program.definedAt.set(v, 0);
    return v;
  }

  // Loops and structured operations.

  int openLoop() {
    int opened = program.loopStart.add(position());
    program.loopEnd.add(Integer.MAX_VALUE);
    program.loopParent.add(loop);
    return loop = opened;
  }

  void closeLoop(int opened) {
    program.loopEnd.set(opened, position());
    loop = program.loopParent.get(opened);
  }

  int openParent(Node header) {
    int outer = parent;
    parent = header.id;
    return outer;
  }

  void closeParent(int outer) {
    parent = outer;
  }
}
