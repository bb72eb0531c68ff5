// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.analysis.PersistentIntSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CommonSubsetsTest {
  @Test
  void growingSetsMakeAChain() {
    assertEquals("0(1(2))", forest("a", "ab", "abd"));
  }

  @Test
  void shrinkingSetsMakeAChain() {
    assertEquals("2(1(0))", forest("abd", "bd", "d"));
  }

  @Test
  void setsThatGrowAndShrinkMakeTwoChains() {
    assertEquals("0(1(2)) 4(3)", forest("a", "ab", "abd", "bd", "d"));
  }

  @Test
  void equalSetsAreOne() {
    assertEquals("0,2(1) 3", forest("a", "ab", "a", "c"));
  }

  @Test
  void whatNeighborsHaveInCommonIsBelowBoth() {
    assertEquals("(0 1)", forest("ax", "ay"));
    assertEquals("(0 (1 2))", forest("ap", "abq", "abr"));
  }

  @Test
  void setsWithNothingInCommonAreApart() {
    assertEquals("0 1 2", forest("a", "b", "a"));
  }

  @Test
  void noSets() {
    assertEquals("", forest());
  }

  @Test
  void eachSetIsTheSumOfWhatIsAddedOnTheWayToIt() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      List<PersistentIntSet> row = new ArrayList<>();
      for (int i = random.nextInt(12); i >= 0; i--) {
        PersistentIntSet set = PersistentIntSet.of(random.nextInt(100));
        for (int k = random.nextInt(8); k > 0; k--) set = set.or(PersistentIntSet.of(random.nextInt(8) * 13));
        row.add(set);
      }
      List<Integer> seen = new ArrayList<>();
      int added = CommonSubsets.of(row).stream().mapToInt(root -> check(root, PersistentIntSet.EMPTY, row, seen)).sum();
      assertEquals(IntStream.range(0, row.size()).boxed().toList(), seen.stream().sorted().toList());
      assertTrue(added <= row.stream().mapToInt(PersistentIntSet::size).sum());
    }
  }

  /** Checks what is below a node; returns how many elements are added there to what is there already. */
  private static int check(CommonSubsets.Node node, PersistentIntSet above, List<PersistentIntSet> row, List<Integer> seen) {
    PersistentIntSet own = common(node, row);
    assertEquals(own.size(), own.or(above).size());
    for (int member : node.members()) assertEquals(own.size(), row.get(member).size());
    seen.addAll(node.members());
    return own.minus(above).size() + node.children().stream().mapToInt(child -> check(child, own, row, seen)).sum();
  }

  /** What all sets at a node and below it have in common. */
  private static PersistentIntSet common(CommonSubsets.Node node, List<PersistentIntSet> row) {
    PersistentIntSet all = row.get(node.position());
    for (int member : node.members()) all = all.and(row.get(member));
    for (CommonSubsets.Node child : node.children()) all = all.and(common(child, row));
    return all;
  }

  private static String forest(String... row) {
    return texts(CommonSubsets.of(IntStream.range(0, row.length).mapToObj(i -> set(row[i])).toList()));
  }

  private static PersistentIntSet set(String letters) {
    return letters.chars().mapToObj(letter -> PersistentIntSet.of(letter - 'a')).reduce(PersistentIntSet.EMPTY, PersistentIntSet::or);
  }

  private static String texts(List<CommonSubsets.Node> nodes) {
    return String.join(" ", nodes.stream().map(CommonSubsetsTest::text).toList());
  }

  private static String text(CommonSubsets.Node node) {
    String members = String.join(",", node.members().stream().sorted().map(String::valueOf).toList());
    return members + (node.children().isEmpty() ? "" : "(" + texts(node.children()) + ")");
  }
}
