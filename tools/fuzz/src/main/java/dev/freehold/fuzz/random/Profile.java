// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static dev.freehold.fuzz.random.Construct.*;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the programs of a run are about: how likely each construct is, and the few numbers that shape a module. */
public enum Profile {
  /** Acyclic control flow of {@code cf}: memrefs as block arguments, diamonds, one block on several edges. */
  BRANCHES(new Weights().put(SELECT, 4).put(CAST, 4), new Shape().branching(100)),
  /** As {@link #BRANCHES} with back edges. The ownership pass refuses these. */
  LOOPS(new Weights().put(SELECT, 4).put(CAST, 4), new Shape().branching(100).looping().apart()),
  /** Nested {@code scf} regions that carry and yield buffers. */
  STRUCTURED(new Weights().structured(4).put(SELECT, 3), new Shape()),
  /** Calls within the module, of declarations, recursive and indirect ones. */
  CALLS(new Weights().put(CALL, 35).put(CALL_INDIRECT, 1).put(SELECT, 4).put(CAST, 3).put(IF, 5),
      new Shape().functions(3, 5).external(25).branching(25)),
  /** Some of everything that the ownership pass takes. */
  MIXED(new Weights().structured(2).views(2).put(CALL, 10).put(CLONE, 2).put(GLOBAL, 3).put(ALLOCA, 3).put(SELECT, 5),
      new Shape().functions(1, 3).external(20).branching(20).strided(5)),
  /** {@code memref.realloc}; needs {@code --expand-realloc} before the ownership pass. */
  REALLOC(new Weights().put(Construct.REALLOC, 25).put(CAST, 6).put(IF, 5).put(FOR, 3).put(CALL, 3), new Shape()),
  /** Views of buffers: the same base under many types. */
  VIEWS(new Weights().views(8).put(SELECT, 8).put(IF, 5).put(FOR, 3).put(CALL, 4),
      new Shape().functions(1, 2).strided(30).branching(20)),
  /** Memory spaces 1 and 2 beside the default one. */
  SPACES(new Weights().views(2).structured(1).put(SPACE_CAST, 8).put(GLOBAL, 4).put(CALL, 5).put(SELECT, 5),
      new Shape().spaces(0, 1, 1, 2).branching(20)),
  /** {@code bufferization.dealloc} in the input, for the passes after the ownership pass, which refuses it. */
  DEALLOCS(new Weights().put(DEALLOC, 25).put(CLONE, 8).put(SELECT, 6).put(CAST, 6).put(IF, 6).put(SUBVIEW, 3),
      new Shape().branching(20)),
  /** Buffers that the input frees itself, marked {@code bufferization.manual_deallocation}, and clones. */
  MANUAL(new Weights().put(MANUAL_DEALLOC, 15).put(CLONE, 15).put(SELECT, 5).put(CAST, 4).put(IF, 6).put(FOR, 4)
      .put(CALL, 5), new Shape().branching(15)),
  /** Several functions, each of which returns in several places. */
  EXITS(new Weights().put(CALL, 12).put(SELECT, 4).put(CAST, 3).put(IF, 3), new Shape().functions(2, 4).branching(100).exits(35)),
  /** What programs seldom hold, though the ownership pass takes it. */
  UNUSUAL(new Weights().views(1).structured(1).put(TRANSPOSE, 6).put(UNRANKED, 6).put(HINT, 6).put(ATOMIC, 4).put(FORALL_STEPS, 2)
      .put(ALLOCA_SCOPE, 4).put(EXECUTE_BLOCKS, 4).put(CALL, 4).put(SELECT, 4), new Shape().functions(1, 2).branching(20).unranked(15)),
  /** Plain {@code memref.dealloc}, and other things that the ownership pass refuses and the placement passes take. */
  FREES(new Weights().views(1).structured(1).put(FREE, 12).put(Construct.REALLOC, 4).put(TRANSPOSE, 2).put(SELECT, 4).put(CALL, 4)
      .put(ATOMIC_REGION, 1), new Shape().functions(1, 3).branching(25).switches(25).apart()),
  /** Buffers that are reached otherwise than by their names. */
  ESCAPES(new Weights().structured(1).put(CONTAINER, 12).put(AFFINE_PARALLEL, 5).put(ALLOCA_SCOPE, 5).put(HINT, 4).put(SELECT, 3).put(CAST, 3),
      new Shape().branching(15).apart()),
  /** Tensors beside buffers. */
  TENSORS(new Weights().structured(1).put(TENSOR, 25).put(CLONE, 4).put(SELECT, 4).put(CALL, 5), new Shape().tensors(35).apart()),
  /** Unregistered operations; needs {@code --allow-unregistered-dialect}. No calls: within the regions of such operations no function is found. */
  FOREIGN(new Weights().structured(1).put(Construct.FOREIGN, 20).put(FOREIGN_REGION, 4).put(SELECT, 4).put(CAST, 4),
      new Shape().branching(25).apart()),
  /** What runs on behind its start. The ownership pass refuses tokens. */
  ASYNC(new Weights().put(TASK, 14).put(TASK_GROUP, 4).put(AWAIT, 10).put(DMA, 5).put(STREAM, 5).put(IF, 6).put(FOR, 4).put(WHILE, 2).put(SELECT, 3)
      .put(CAST, 2).put(CALL, 5), new Shape().functions(1, 2).branching(25).tokens(20).apart()),
  /** Pointers into buffers, by which these are reached. What executes programs does not know where they point: {@link Pointers#judged} does. */
  POINTERS(new Weights().structured(1).put(POINTER, 30).put(SELECT, 6).put(CAST, 2).put(CALL, 3),
      new Shape().functions(1, 2).branching(35).pointers(30).apart());

  private final Map<Construct, Integer> weights;
  private final Shape shape;

  Profile(Weights weights, Shape shape) {
    this.weights = weights.map;
    this.shape = shape;
  }

  /** The name on a command line. */
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The profile of this {@link #title}; throws {@code IllegalArgumentException} if there is none. */
  public static Profile of(String title) {
    for (Profile profile : values()) {
      if (profile.title().equals(title)) {
        return profile;
      }
    }
    throw new IllegalArgumentException("unknown profile '" + title + "'");
  }

  /** All but those whose programs the ownership pass refuses by design. */
  public static List<Profile> defaults() {
    return Arrays.stream(values()).filter(p -> !p.shape.apart).toList();
  }

  Map<Construct, Integer> weights() {
    return weights;
  }

  boolean looping() {
    return shape.looping;
  }

  /** How many of a hundred functions have several blocks. */
  int branchingPercent() {
    return shape.branching;
  }

  int externalPercent() {
    return shape.external;
  }

  /** How many of a hundred buffer types have a dynamic strided layout. */
  int stridedPercent() {
    return shape.strided;
  }

  /** How many of a hundred blocks of a graph return early. */
  int exitPercent() {
    return shape.exits;
  }

  /** How many of a hundred blocks of a graph end in a {@code cf.switch}. */
  int switchPercent() {
    return shape.switches;
  }

  /** How many of a hundred carried values are unranked buffers. */
  int unrankedPercent() {
    return shape.unranked;
  }

  /** How many of a hundred carried values are tensors. */
  int tensorPercent() {
    return shape.tensors;
  }

  /** How many of a hundred values that are carried within a function are tokens. */
  int tokenPercent() {
    return shape.tokens;
  }

  /** How many of a hundred values that are carried within a function are pointers. */
  int pointerPercent() {
    return shape.pointers;
  }

  int fewestFunctions() {
    return shape.fewest;
  }

  int mostFunctions() {
    return shape.most;
  }

  List<Integer> spaces() {
    return shape.spaces;
  }

  /** The weight table of a profile; starts with what every program needs. */
  private static final class Weights {
    private final Map<Construct, Integer> map = new EnumMap<>(Construct.class);

    Weights() {
      put(ALLOC, 12).put(ALLOCA, 2).put(ACCESS, 8).put(COPY, 4).put(DIM, 3).put(ARITH, 6);
    }

    Weights put(Construct construct, int weight) {
      map.put(construct, weight);
      return this;
    }

    Weights structured(int weight) {
      return put(IF, 3 * weight).put(FOR, 3 * weight).put(WHILE, weight).put(SWITCH, weight).put(EXECUTE, weight)
          .put(PARALLEL, weight).put(FORALL, weight);
    }

    Weights views(int weight) {
      return put(CAST, weight).put(SUBVIEW, weight).put(EXPAND, weight).put(COLLAPSE, weight)
          .put(REINTERPRET, weight).put(VIEW, Math.max(1, weight / 2)).put(METADATA, Math.max(1, weight / 2));
    }
  }

  /** The numbers beside the weights, with the usual values. */
  private static final class Shape {
    private int branching;
    private boolean looping;
    private boolean apart;
    private int exits;
    private int switches = 2;
    private int unranked;
    private int tensors;
    private int tokens;
    private int pointers;
    private int external;
    private int strided;
    private int fewest = 1;
    private int most = 2;
    private List<Integer> spaces = List.of(0);

    Shape branching(int percent) {
      branching = percent;
      return this;
    }

    Shape looping() {
      looping = true;
      return this;
    }

    /** Not in the default set. */
    Shape apart() {
      apart = true;
      return this;
    }

    Shape exits(int percent) {
      exits = percent;
      return this;
    }

    Shape switches(int percent) {
      switches = percent;
      return this;
    }

    Shape unranked(int percent) {
      unranked = percent;
      return this;
    }

    Shape tensors(int percent) {
      tensors = percent;
      return this;
    }

    Shape tokens(int percent) {
      tokens = percent;
      return this;
    }

    Shape pointers(int percent) {
      pointers = percent;
      return this;
    }

    Shape external(int percent) {
      external = percent;
      return this;
    }

    Shape strided(int percent) {
      strided = percent;
      return this;
    }

    Shape functions(int fewest, int most) {
      this.fewest = fewest;
      this.most = most;
      return this;
    }

    Shape spaces(Integer... spaces) {
      this.spaces = List.of(spaces);
      return this;
    }
  }
}
