// SPDX-License-Identifier: Apache-2.0
package dev.freehold.tool;

import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.interp.memory.MemoryReport.Level;
import dev.freehold.interp.memory.MemoryReport.Lifetime;
import java.util.List;
import java.util.Locale;

/**
 * The lifetimes of buffers as a picture: above, how many bytes lived over time and how few could have; below, a bar for each
 * buffer, dark until its last use and light from there to its end.
 */
final class LifetimeChart {
  private static final int WIDTH = 960;
  private static final int LEFT = 190;
  private static final int RIGHT = 20;
  private static final int TOP = 64;
  private static final int CURVE = 140;
  private static final int ROW = 18;
  /** More bars nobody reads; those of the largest buffers are drawn. */
  private static final int MAX_ROWS = 200;

  private final MemoryReport report;
  private final List<Lifetime> rows;
  private final StringBuilder svg = new StringBuilder();

  private LifetimeChart(MemoryReport report) {
    this.report = report;
    rows = rows(report.lifetimes());
  }

  /** The picture as the text of an SVG file. */
  static String svg(MemoryReport report, String title) {
    return new LifetimeChart(report).draw(title);
  }

  private static List<Lifetime> rows(List<Lifetime> all) {
    if (all.size() <= MAX_ROWS) return all;
    List<Lifetime> largest = all.stream().sorted((a, b) -> Long.compare(b.bytes(), a.bytes())).limit(MAX_ROWS).toList();
    return largest.stream().sorted((a, b) -> Integer.compare(a.buffer(), b.buffer())).toList();
  }

  private String draw(String title) {
    int height = TOP + CURVE + 50 + rows.size() * ROW + 30;
    svg.append(String.format(Locale.ROOT, """
        <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="sans-serif" font-size="11">
        <rect width="100%%" height="100%%" fill="#ffffff"/>
        """, WIDTH, height, WIDTH, height));
    text(LEFT, 20, "start", "#222222", title, 14);
    legend();
    curve(report.live(), "#9ecae1", "#3182bd");
    curve(report.least(), "none", "#e6550d");
    axis();
    for (int i = 0; i < rows.size(); i++) row(rows.get(i), TOP + CURVE + 50 + i * ROW);
    if (rows.size() < report.lifetimes().size()) {
      text(LEFT, height - 10, "start", "#666666", "the " + rows.size() + " largest of " + report.lifetimes().size() + " buffers", 11);
    }
    return svg.append("</svg>\n").toString();
  }

  private void legend() {
    String[][] entries = {{"#3182bd", "live bytes, peak " + bytes(report.peak())}, {"#e6550d", "freed after the last use, peak " + bytes(report.leastPeak())},
        {"#31a354", "in use"}, {"#c7e9c0", "kept"}, {"#de2d26", "never freed"}};
    int x = LEFT;
    for (String[] entry : entries) {
      rect(x, 34, 10, 10, entry[0], "");
      text(x + 14, 43, "start", "#444444", entry[1], 11);
      x += 26 + entry[1].length() * 6;
    }
  }

  private double x(long time) {
    return LEFT + (double) (WIDTH - LEFT - RIGHT) * time / Math.max(1, report.end());
  }

  private double y(long bytes) {
    return TOP + CURVE - (double) CURVE * bytes / Math.max(1, report.peak());
  }

  /** A line with steps; filled down to the axis, where there is a fill. */
  private void curve(List<Level> levels, String fill, String stroke) {
    StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%.1f %.1f", x(0), y(0)));
    for (Level level : levels) path.append(String.format(Locale.ROOT, "H%.1fV%.1f", x(level.time()), y(level.bytes())));
    path.append(String.format(Locale.ROOT, "H%.1f", x(report.end())));
    if (!fill.equals("none")) path.append(String.format(Locale.ROOT, "V%.1fZ", y(0)));
    svg.append("<path d=\"").append(path).append("\" fill=\"").append(fill).append("\" stroke=\"").append(stroke).append("\" stroke-width=\"1.5\"/>\n");
  }

  private void axis() {
    text(LEFT - 8, TOP + 8, "end", "#444444", bytes(report.peak()), 11);
    text(LEFT - 8, TOP + CURVE, "end", "#444444", "0", 11);
    text(LEFT, TOP + CURVE + 18, "start", "#444444", "time, in uses of memory: 0", 11);
    text(WIDTH - RIGHT, TOP + CURVE + 18, "end", "#444444", Long.toString(report.end()), 11);
  }

  private void row(Lifetime life, int y) {
    String label = "#" + life.buffer() + "  " + bytes(life.bytes()) + "  at " + MemoryReports.place(life.site());
    text(LEFT - 8, y + 11, "end", "#222222", label, 11);
    double born = x(life.born());
    double used = Math.max(x(life.lastUse()), born + 1);
    double died = Math.max(x(life.died()), used);
    String title = label + ", " + life.fate().name().toLowerCase(Locale.ROOT).replace('_', ' ') + (life.onStack() ? ", on the stack" : "");
    rect(born, y + 2, used - born, ROW - 6, "#31a354", title);
    if (died > used) rect(used, y + 2, died - used, ROW - 6, life.fate() == MemoryReport.Fate.LEAKED ? "#de2d26" : "#c7e9c0", title);
  }

  private void rect(double x, double y, double width, double height, String fill, String title) {
    svg.append(String.format(Locale.ROOT, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"", x, y, width, height, fill));
    svg.append(title.isEmpty() ? "/>\n" : "><title>" + escape(title) + "</title></rect>\n");
  }

  private void text(double x, double y, String anchor, String fill, String words, int size) {
    svg.append(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\" font-size=\"%d\">", x, y, anchor, fill, size));
    svg.append(escape(words)).append("</text>\n");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
  }

  private static String bytes(long count) {
    if (count < 10_000) return count + " B";
    return count < 10_000_000 ? String.format(Locale.ROOT, "%.1f kB", count / 1e3) : String.format(Locale.ROOT, "%.1f MB", count / 1e6);
  }
}
