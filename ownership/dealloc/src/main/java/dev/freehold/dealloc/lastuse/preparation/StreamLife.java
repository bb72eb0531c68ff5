// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where nothing is started any more that uses a buffer which is allocated and used asynchronously, and the tokens behind which all is over there that
 * has been started:
 *
 * <pre>
 *   %m, %t1 = gpu.alloc async [%t0] …
 *   %r = scf.if %c -> !gpu.async.token {
 *     %t2 = gpu.memset async [%t1] %m, %v …      behind it: [%t2]
 *     scf.yield %t2
 *   } else {                                     at the start: [%t1]
 *     scf.yield %t1
 *   }
 * </pre>
 */
final class StreamLife {
  private final Value site;
  private final StreamTokens tokens;
  private final Place.Behind birth;
  private final Set<Op> users = new HashSet<>();
  /** The blocks at the start of which the buffer is there, and used on some path. */
  private final Set<BasicBlock> live = new LinkedHashSet<>();
  private final Map<BasicBlock, Set<Value>> atStart = new HashMap<>();

  /**
   * A place where a buffer can be freed.
   *
   * @param tokens behind which it is used no longer
   * @param replaced the one of them that a token of the free can take the place of
   */
  record Death(Value site, Place place, List<Value> tokens, Value replaced) {}

  private StreamLife(Value site, StreamTokens tokens, Place.Behind birth) {
    this.site = site;
    this.tokens = tokens;
    this.birth = birth;
  }

  /** All places where the buffer of a site has to be freed; none if it cannot be everywhere. */
  static List<Death> deaths(Value site, StreamTokens tokens, Registry registry) {
    Place.Behind birth = tokens.behind(Objects.requireNonNull(site.definingOp()));
    if (birth == null) return List.of();
    StreamLife life = new StreamLife(site, tokens, birth);
    return life.findUsers(registry) && life.followTokens() ? life.deaths() : List.of();
  }

  /** Finds out where the buffer is used; false if not all that uses it has tokens of one kind. */
  private boolean findUsers(Registry registry) {
    Value first = StreamTokens.token(birth.block().ops().get(birth.position()), registry);
    if (first == null) return false;
    for (Use use = site.firstUse(); use != null; use = use.next()) {
      Place.Behind place = tokens.behind(use.owner());
      Value token = place == null ? null : StreamTokens.token(place.block().ops().get(place.position()), registry);
      if (place == null || token == null || !token.type().equals(first.type())) return false;
      if (users.add(place.block().ops().get(place.position()))) markLive(place.block());
    }
    users.add(birth.block().ops().get(birth.position()));
    return true;
  }

  private void markLive(BasicBlock used) {
    Deque<BasicBlock> pending = new ArrayDeque<>(List.of(used));
    while (!pending.isEmpty()) {
      BasicBlock block = pending.pop();
      if (block != birth.block() && live.add(block)) block.incoming().forEach(edge -> pending.push(edge.from()));
    }
  }

  /** Finds the tokens at the starts of blocks; false if there are none for something that may still run. */
  private boolean followTokens() {
    Deque<BasicBlock> pending = new ArrayDeque<>(List.of(birth.block()));
    while (!pending.isEmpty()) {
      BasicBlock block = pending.pop();
      Set<Value> there = behind(block, block.ops().size() - 1);
      for (ControlFlowEdge edge : block.outgoing()) {
        if (!isLiveBehind(block)) break;
        Set<Value> passed = tokens.along(edge, there);
        boolean isNew = !atStart.containsKey(edge.to());
        if (passed == null) return false;
        boolean isChanged = atStart.computeIfAbsent(edge.to(), key -> new LinkedHashSet<>()).addAll(passed);
        if ((isNew || isChanged) && live.contains(edge.to())) pending.push(edge.to());
      }
    }
    return true;
  }

  private boolean isLiveBehind(BasicBlock block) {
    return block.outgoing().stream().anyMatch(edge -> live.contains(edge.to()));
  }

  /** The tokens behind an operation of a block. */
  private Set<Value> behind(BasicBlock block, int position) {
    Set<Value> found = new LinkedHashSet<>(atStart.getOrDefault(block, Set.of()));
    if (block == birth.block()) found.clear();
    for (int i = block == birth.block() ? birth.position() : 0; i <= position; i++) {
      Op op = block.ops().get(i);
      tokens.step(op, found, users.contains(op));
    }
    return found;
  }

  private List<Death> deaths() {
    List<Death> found = new ArrayList<>();
    for (Place place : places()) {
      Death death = at(place);
      if (death == null) return List.of();
      found.add(death);
    }
    return found;
  }

  /** Where the buffer dies. */
  private Set<Place> places() {
    Set<Place> found = new LinkedHashSet<>();
    Set<BasicBlock> lived = new LinkedHashSet<>(List.of(birth.block()));
    lived.addAll(live);
    for (BasicBlock block : lived) {
      if (!isLiveBehind(block)) found.add(lastUse(block));
      else block.outgoing().stream().filter(edge -> !live.contains(edge.to())).forEach(edge -> found.add(place(edge)));
    }
    return found;
  }

  private Place lastUse(BasicBlock block) {
    int last = block.ops().size() - 1;
    while (!users.contains(block.ops().get(last))) last--;
    return new Place.Behind(block, last);
  }

  /** At the start of a block if the buffer dies on all edges into it. */
  private Place place(ControlFlowEdge edge) {
    boolean diesOnAll = edge.to().incoming().stream()
        .allMatch(each -> (each.from() == birth.block() || live.contains(each.from())) && isLiveBehind(each.from()));
    return diesOnAll ? new Place.Start(edge.to()) : new Place.On(edge);
  }

  /** What can be done at a place; null if nothing can come to stand there, or none of the tokens can be replaced. */
  private @Nullable Death at(Place place) {
    if (place instanceof Place.On(ControlFlowEdge edge) && !edge.hasPlace()) return null;
    Set<Value> there = switch (place) {
      case Place.Behind(BasicBlock block, int position) -> behind(block, position);
      case Place.On(ControlFlowEdge edge) -> behind(edge.from(), edge.from().ops().size() - 1);
      default -> atStart.getOrDefault(place.block(), Set.of());
    };
    List<Value> all = List.copyOf(there);
    return all.reversed().stream().filter(token -> tokens.canBeReplaced(token, place)).findFirst()
        .map(token -> new Death(site, place, all, token)).orElse(null);
  }
}
