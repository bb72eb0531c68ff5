// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.interp.memory.MemoryReport.Level;
import dev.freehold.interp.memory.MemoryReport.Lifetime;
import dev.freehold.interp.memory.MemoryReport;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The lifetimes of buffers as a picture: above, how many bytes lived over time and how few could have; below, a bar for each
 * buffer, dark until its last use and light from there to its end.
 */
final class LifetimeChart {
  private static final int WIDTH = 1000;
  private static final int LEFT = 210;
  private static final int RIGHT = 30;
  private static final int TOP = 96;
  private static final int CURVE = 150;
  private static final int GAP = 64;
  private static final int ROW = 18;
  /** More rows nobody reads; those with the most bytes are drawn. */
  private static final int MAX_ROWS = 60;
  private static final int TICKS = 8;
  private static final String INK = "#333333";
  private static final String FAINT = "#777777";
  private static final String GRID = "#e4e4e4";
  private static final String LIVE = "#3182bd";
  private static final String LEAST = "#e6550d";
  private static final String USED = "#31a354";
  private static final String KEPT = "#b5deb0";
  private static final String LEAKED = "#de2d26";

  private final MemoryReport report;
  private final List<LifetimeRow> rows;
  private final int allRows;
  private final StringBuilder svg = new StringBuilder();

  private LifetimeChart(MemoryReport report) {
    this.report = report;
    List<LifetimeRow> all = LifetimeRow.of(report.lifetimes());
    allRows = all.size();
    rows = mostBytes(all);
  }

  /** The picture as the text of an SVG file. */
  static String svg(MemoryReport report, String title) {
    return new LifetimeChart(report).draw(title);
  }

  /** In the order that they had. */
  private static List<LifetimeRow> mostBytes(List<LifetimeRow> all) {
    if (all.size() <= MAX_ROWS) return all;
    List<LifetimeRow> sorted = all.stream().sorted(Comparator.comparingLong(LifetimeRow::bytes).reversed()).toList();
    Set<LifetimeRow> chosen = Collections.newSetFromMap(new IdentityHashMap<>());
    chosen.addAll(sorted.subList(0, MAX_ROWS));
    return all.stream().filter(chosen::contains).toList();
  }

  private String draw(String title) {
    int bottom = rowTop(rows.size());
    int height = bottom + 40;
    svg.append(String.format(Locale.ROOT, """
        <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" font-family="sans-serif" font-size="11">
        <rect width="100%%" height="100%%" fill="#ffffff"/>
        """, WIDTH, height, WIDTH, height));
    text(LEFT, 24, "start", INK, title, 15);
    legend(46, List.of(new String[] {LIVE, "bytes live: peak " + MemoryReports.bytes(report.peak())},
        new String[] {LEAST, "if each buffer were freed right after its last use: peak " + MemoryReports.bytes(report.leastPeak())}));
    legend(66, List.of(new String[] {USED, "from allocation to last use"}, new String[] {KEPT, "not used any more, not freed yet"},
        new String[] {LEAKED, "not used any more, never freed"}));
    times(bottom);
    sizes();
    curve(report.live(), "#9ecae1", LIVE);
    curve(report.least(), "none", LEAST);
    peak();
    text(LEFT - 10, rowTop(0) - 8, "end", FAINT, "buffers", 11);
    for (int i = 0; i < rows.size(); i++) row(rows.get(i), rowTop(i));
    if (rows.size() < allRows) {
      text(LEFT, height - 14, "start", FAINT, "the " + rows.size() + " rows with the most bytes, of " + allRows, 11);
    }
    return svg.append("</svg>\n").toString();
  }

  private static int rowTop(int row) {
    return TOP + CURVE + GAP + row * ROW;
  }

  private void legend(int y, List<String[]> entries) {
    int x = LEFT;
    for (String[] entry : entries) {
      rect(x, y - 9, 10, 10, entry[0], "");
      text(x + 15, y, "start", INK, entry[1], 11);
      x += 40 + entry[1].length() * 6;
    }
  }

  private double x(long time) {
    return LEFT + (double) (WIDTH - LEFT - RIGHT) * time / Math.max(1, report.end());
  }

  private double y(long bytes) {
    return TOP + CURVE - (double) CURVE * bytes / Math.max(1, report.peak());
  }

  /** A number of 1, 2 or 5 and zeros, of which there are at most so many in a range. */
  private static long step(long range, int most) {
    long step = 1;
    while (range / step > most) {
      if (range / (2 * step) <= most) return 2 * step;
      if (range / (5 * step) <= most) return 5 * step;
      step *= 10;
    }
    return step;
  }

  /** The axis of time between curve and rows, with lines through both. */
  private void times(int bottom) {
    long step = step(report.end(), TICKS);
    for (long time = 0; time <= report.end(); time += step) {
      line(x(time), TOP, x(time), bottom, GRID);
      text(x(time), TOP + CURVE + 16, "middle", FAINT, Long.toString(time), 11);
    }
    text(WIDTH - RIGHT, TOP + CURVE + 32, "end", FAINT, "time: how often memory was allocated, used or freed", 11);
  }

  private void sizes() {
    long step = step(report.peak(), 4);
    for (long bytes = 0; bytes <= report.peak(); bytes += step) {
      line(LEFT, y(bytes), WIDTH - RIGHT, y(bytes), GRID);
      text(LEFT - 10, y(bytes) + 4, "end", FAINT, MemoryReports.bytes(bytes), 11);
    }
  }

  /** A line with steps; filled down to the axis, where there is a fill. */
  private void curve(List<Level> levels, String fill, String stroke) {
    StringBuilder path = new StringBuilder(String.format(Locale.ROOT, "M%.1f %.1f", x(0), y(0)));
    for (Level level : levels) path.append(String.format(Locale.ROOT, "H%.1fV%.1f", x(level.time()), y(level.bytes())));
    path.append(String.format(Locale.ROOT, "H%.1f", x(report.end())));
    if (!fill.equals("none")) path.append(String.format(Locale.ROOT, "V%.1fZ", y(0)));
    svg.append("<path d=\"").append(path).append("\" fill=\"").append(fill).append("\" fill-opacity=\"0.6\" stroke=\"").append(stroke)
        .append("\" stroke-width=\"1.2\"/>\n");
  }

  /** Where the peak is reached first. */
  private void peak() {
    for (Level level : report.live()) {
      if (level.bytes() < report.peak()) continue;
      String words = "peak " + MemoryReports.bytes(report.peak()) + " at " + level.time();
      boolean isFarRight = x(level.time()) > WIDTH - RIGHT - 7 * words.length();
      svg.append(String.format(Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>\n", x(level.time()), y(level.bytes()), LIVE));
      text(x(level.time()) + (isFarRight ? -6 : 6), y(level.bytes()) - 6, isFarRight ? "end" : "start", LIVE, words, 11);
      return;
    }
  }

  private void row(LifetimeRow row, int y) {
    text(LEFT - 10, y + 12, "end", INK, row.label(), 11);
    for (Lifetime life : row.lifetimes()) bar(life, y);
  }

  private void bar(Lifetime life, int y) {
    double born = x(life.born());
    double used = Math.max(x(life.lastUse()), born + 1);
    double died = Math.max(x(life.died()), used);
    String fate = life.fate().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    String title = "#" + life.buffer() + "  " + MemoryReports.bytes(life.bytes()) + "  at " + MemoryReports.place(life.site())
        + ", from time " + life.born() + ", last used at time " + life.lastUse() + ", " + fate;
    rect(born, y + 3, used - born, ROW - 6, USED, title);
    if (died > used) rect(used, y + 3, died - used, ROW - 6, life.fate() == MemoryReport.Fate.LEAKED ? LEAKED : KEPT, title);
  }

  private void line(double x1, double y1, double x2, double y2, String stroke) {
    svg.append(String.format(Locale.ROOT, "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"%s\"/>\n", x1, y1, x2, y2, stroke));
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
}
