// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.pictures;

import dev.freehold.devtools.pictures.LifetimePicture.Run;
import dev.freehold.devtools.pictures.Svg.Anchor;
import dev.freehold.interp.memory.MemoryReport.Level;
import dev.freehold.interp.memory.MemoryReport.Lifetime;
import java.util.List;
import javax.xml.stream.XMLStreamException;

/** The part of a picture that shows one run: above the buffers, below how many bytes are live. */
final class LifetimePanel {
  static final int WIDTH = 880;
  static final int MARGIN = 24;
  static final int LEFT = 190;
  private static final int HEADING = 26;
  private static final int ROW = 19;
  private static final int BAR = 13;
  private static final int CURVE_GAP = 12;
  private static final int CURVE = 72;
  private static final int AXIS = 24;

  private final Run run;
  private final long end;
  private final long peak;

  /**
   * @param end the last event of all runs of the picture
   * @param peak the highest of their peaks
   */
  LifetimePanel(Run run, long end, long peak) {
    this.run = run;
    this.end = end;
    this.peak = peak;
  }

  private List<Lifetime> buffers() {
    return run.report().lifetimes();
  }

  int height() {
    return HEADING + ROW * buffers().size() + CURVE_GAP + CURVE + AXIS;
  }

  void draw(Svg svg, int top) throws XMLStreamException {
    svg.text("heading", Anchor.START, MARGIN, top + 12, run.pipeline());
    for (int i = 0; i < buffers().size(); i++) {
      bar(svg, buffers().get(i), run.names().get(i), top + HEADING + i * ROW);
    }
    curve(svg, top + HEADING + ROW * buffers().size() + CURVE_GAP + CURVE);
  }

  private double x(long time) {
    return LEFT + (double) (WIDTH - LEFT - MARGIN) * time / end;
  }

  private double height(long bytes) {
    return (double) CURVE * bytes / peak;
  }

  private void bar(Svg svg, Lifetime life, String name, int y) throws XMLStreamException {
    int baseline = y + BAR - 3;
    svg.text("label", Anchor.START, MARGIN, baseline, name);
    svg.text("note", Anchor.END, LEFT - 12, baseline, life.bytes() + " B");
    long used = Math.min(life.lastUse() + 1, life.died());
    svg.rect("used", x(life.born()), y, x(used) - x(life.born()), BAR, 2);
    if (used < life.died()) svg.rect("held", x(used), y, x(life.died()) - x(used), BAR, 2);
  }

  private void curve(Svg svg, int bottom) throws XMLStreamException {
    long top = run.report().peak();
    StringBuilder steps = new StringBuilder("M" + Svg.number(x(0)) + " " + bottom);
    for (Level level : run.report().live()) {
      steps.append('H').append(Svg.number(x(level.time()))).append('V').append(Svg.number(bottom - height(level.bytes())));
    }
    svg.path("live", steps.append('Z').toString());
    svg.path("grid", "M" + LEFT + " " + bottom + "H" + (WIDTH - MARGIN));
    svg.path("limit", "M" + LEFT + " " + Svg.number(bottom - height(top)) + "H" + (WIDTH - MARGIN));
    svg.text("peak", Anchor.END, LEFT - 12, bottom - height(top) + 4, "peak " + top + " B");
    long last = run.report().end() - 1;
    svg.text("note", Anchor.END, x(last), bottom + 16, "event " + last);
  }
}
