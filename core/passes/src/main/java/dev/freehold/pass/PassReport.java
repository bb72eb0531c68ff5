// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How long passes took and what they counted, as a tree like that of the pipeline. */
public final class PassReport {
  private final Node root = new Node("Total", List.of());

  /** One entry of the pipeline; the numbers of all operations that it ran on are taken together. */
  static final class Node {
    private final String name;
    private final List<PassStatistic> statistics;
    private final Map<Integer, Node> children = new TreeMap<>();
    private final Map<String, Long> counts = new TreeMap<>();
    private long nanos;

    Node(String name, List<PassStatistic> statistics) {
      this.name = name;
      this.statistics = statistics;
    }

    Node child(int position, String childName) {
      return child(position, childName, List.of());
    }

    synchronized Node child(int position, String childName, List<PassStatistic> childStatistics) {
      return children.computeIfAbsent(position, at -> new Node(childName, childStatistics));
    }

    synchronized void add(long more, Map<String, Long> counted) {
      nanos += more;
      for (PassStatistic each : statistics) {
        Long count = counted.get(each.name());
        if (count != null) counts.merge(each.name(), count, each::merge);
      }
    }

    private long total() {
      long sum = nanos;
      for (Node child : children.values()) sum += child.total();
      return sum;
    }
  }

  Node root() {
    return root;
  }

  // Times.

  /**
   * The table of {@code --mlir-timing}.
   *
   * @param asList sorted by time and not as a tree
   */
  public String times(long parserNanos, long outputNanos, long wholeNanos, boolean asList) {
    StringBuilder out = new StringBuilder(title("... Execution time report ..."));
    out.append(String.format(Locale.ROOT, "  Total Execution Time: %.4f seconds\n\n", seconds(wholeNanos)));
    out.append("  ----Wall Time----  ----Name----\n");
    if (asList) {
      Map<String, Long> sums = new TreeMap<>();
      sums.put("Parser", parserNanos);
      sums.put("Output", outputNanos);
      for (Node child : root.children.values()) sum(child, sums);
      sums.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
          .forEach(entry -> row(entry.getKey(), entry.getValue(), wholeNanos, out));
    } else {
      row("Parser", parserNanos, wholeNanos, out);
      for (Node child : root.children.values()) times(child, "", wholeNanos, out);
      row("Output", outputNanos, wholeNanos, out);
    }
    row("Rest", wholeNanos - root.total() - parserNanos - outputNanos, wholeNanos, out);
    row("Total", wholeNanos, wholeNanos, out);
    return out.toString();
  }

  private static void times(Node node, String indent, long whole, StringBuilder out) {
    row(indent + node.name, node.total(), whole, out);
    for (Node child : node.children.values()) times(child, indent + "  ", whole, out);
  }

  private static void sum(Node node, Map<String, Long> sums) {
    sums.merge(node.name, node.total(), Long::sum);
    for (Node child : node.children.values()) sum(child, sums);
  }

  private static void row(String name, long nanos, long whole, StringBuilder out) {
    double percent = whole == 0 ? 0 : 100.0 * nanos / whole;
    out.append(String.format(Locale.ROOT, "  %8.4f (%5.1f%%)  %s\n", seconds(nanos), percent, name));
  }

  private static double seconds(long nanos) {
    return nanos / 1e9;
  }

  // Statistics.

  /**
   * The table of {@code --mlir-pass-statistics}.
   *
   * @param asList sorted by pass, all runs of a pass summed up, and not as a tree
   */
  public String statistics(boolean asList) {
    StringBuilder out = new StringBuilder(title("... Pass statistics report ..."));
    if (asList) {
      Map<String, Node> merged = new TreeMap<>();
      for (Node child : root.children.values()) merge(child, merged);
      merged.values().forEach(node -> statistics(node, "  ", out));
    } else {
      for (Node child : root.children.values()) statistics(child, "", out);
    }
    return out.append('\n').toString();
  }

  private static void merge(Node node, Map<String, Node> merged) {
    if (!node.statistics.isEmpty()) {
      merged.computeIfAbsent(node.name, name -> new Node(name, node.statistics)).add(0, node.counts);
    }
    for (Node child : node.children.values()) merge(child, merged);
  }

  private static void statistics(Node node, String indent, StringBuilder out) {
    out.append(indent).append(node.name).append('\n');
    int nameWidth = 0;
    int countWidth = 0;
    for (PassStatistic each : node.statistics) {
      nameWidth = Math.max(nameWidth, each.name().length());
      countWidth = Math.max(countWidth, count(node, each).length());
    }
    for (PassStatistic each : node.statistics) {
      String count = count(node, each);
      out.append(indent).append("  (S) ").repeat(' ', countWidth - count.length()).append(count).append(' ').append(each.name());
      out.repeat(' ', nameWidth - each.name().length()).append(" - ").append(each.description()).append('\n');
    }
    for (Node child : node.children.values()) statistics(child, indent + "  ", out);
  }

  private static String count(Node node, PassStatistic statistic) {
    return Long.toString(node.counts.getOrDefault(statistic.name(), 0L));
  }

  private static String title(String text) {
    String rule = "===" + "-".repeat(73) + "===\n";
    return rule + " ".repeat((rule.length() - text.length()) / 2) + text + "\n" + rule;
  }
}
