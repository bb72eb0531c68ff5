// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How long passes took and what they counted, as a tree like that of the pipeline. */
public final class PassReport {
  private final Node root = new Node("Total");

  /** One entry of the pipeline; the numbers of all operations that it ran on are summed up. */
  static final class Node {
    private final String name;
    private final Map<Integer, Node> children = new TreeMap<>();
    private final Map<String, Long> counts = new TreeMap<>();
    private long nanos;

    Node(String name) {
      this.name = name;
    }

    synchronized Node child(int position, String childName) {
      return children.computeIfAbsent(position, at -> new Node(childName));
    }

    synchronized void add(long more, Map<String, Long> counted) {
      nanos += more;
      counted.forEach((statistic, count) -> counts.merge(statistic, count, Long::sum));
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

  /** The table of {@code --mlir-timing}. */
  public String times(long wholeNanos) {
    StringBuilder out = new StringBuilder(title("... Execution time report ..."));
    out.append(String.format(Locale.ROOT, "  Total Execution Time: %.4f seconds\n\n", seconds(wholeNanos)));
    out.append("  ----Wall Time----  ----Name----\n");
    for (Node child : root.children.values()) times(child, "", wholeNanos, out);
    row("Rest", wholeNanos - root.total(), wholeNanos, out);
    row("Total", wholeNanos, wholeNanos, out);
    return out.toString();
  }

  private static void times(Node node, String indent, long whole, StringBuilder out) {
    row(indent + node.name, node.total(), whole, out);
    for (Node child : node.children.values()) times(child, indent + "  ", whole, out);
  }

  private static void row(String name, long nanos, long whole, StringBuilder out) {
    double percent = whole == 0 ? 0 : 100.0 * nanos / whole;
    out.append(String.format(Locale.ROOT, "  %8.4f (%5.1f%%)  %s\n", seconds(nanos), percent, name));
  }

  private static double seconds(long nanos) {
    return nanos / 1e9;
  }

  /** The table of {@code --mlir-pass-statistics}. */
  public String statistics() {
    StringBuilder out = new StringBuilder(title("... Pass statistics report ..."));
    for (Node child : root.children.values()) statistics(child, "", out);
    return out.toString();
  }

  private static void statistics(Node node, String indent, StringBuilder out) {
    out.append(indent).append(node.name).append('\n');
    node.counts.forEach((statistic, count) -> out.append(indent).append("  (S) ").append(count).append(' ').append(statistic).append('\n'));
    for (Node child : node.children.values()) statistics(child, indent + "  ", out);
  }

  private static String title(String text) {
    String rule = "===" + "-".repeat(73) + "===\n";
    return rule + " ".repeat((rule.length() - text.length()) / 2) + text + "\n" + rule;
  }
}
