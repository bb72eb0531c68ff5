// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.pictures;

import dev.freehold.devtools.pictures.Svg.Anchor;
import dev.freehold.interp.memory.MemoryReport;
import java.util.List;
import javax.xml.stream.XMLStreamException;

/** Runs of one program behind several pipelines, one below the other at the same scale: a bar for each buffer, and how many bytes are live. */
public final class LifetimePicture {
  private static final String STYLE = """

        .page { fill: #ffffff; stroke: #d0d7de }
        .title { fill: #1f2328; font-size: 17px; font-weight: 600 }
        .heading { fill: #1f2328; font-size: 13px; font-family: ui-monospace, monospace; font-weight: 600 }
        .label { fill: #1f2328; font-size: 12px; font-family: ui-monospace, monospace }
        .note { fill: #59636e; font-size: 12px }
        .peak { fill: #1f2328; font-size: 12px; font-weight: 600 }
        .used { fill: #1a7f37 }
        .held { fill: #e8a33d }
        .live { fill: #54aeff; fill-opacity: 0.35; stroke: #0969da; stroke-width: 1.5 }
        .grid { fill: none; stroke: #d0d7de }
        .limit { fill: none; stroke: #0969da; stroke-dasharray: 4 3 }
        @media (prefers-color-scheme: dark) {
          .page { fill: #0d1117; stroke: #3d444d }
          .title, .heading, .label, .peak { fill: #f0f6fc }
          .note { fill: #9198a1 }
          .used { fill: #3fb950 }
          .held { fill: #bb8009 }
          .live { fill: #388bfd; stroke: #58a6ff }
          .grid { stroke: #3d444d }
          .limit { stroke: #58a6ff }
        }
      """;
  private static final int TOP = 84;
  private static final int GAP = 30;
  private static final int BOTTOM = 30;

  private LifetimePicture() {}

  /**
   * What one pipeline makes of the program.
   *
   * @param names of the buffers, in the order of their lifetimes
   */
  public record Run(String pipeline, MemoryReport report, List<String> names) {}

  /** The picture as the text of an SVG file. */
  public static String svg(String title, List<Run> runs) throws XMLStreamException {
    long end = runs.stream().mapToLong(run -> run.report().end()).max().orElse(1);
    long peak = runs.stream().mapToLong(run -> run.report().peak()).max().orElse(1);
    List<LifetimePanel> panels = runs.stream().map(run -> new LifetimePanel(run, end, peak)).toList();
    int height = TOP + BOTTOM + GAP * (panels.size() - 1);
    for (LifetimePanel panel : panels) height += panel.height();
    Svg svg = new Svg(LifetimePanel.WIDTH, height, title, STYLE);
    svg.rect("page", 0.5, 0.5, LifetimePanel.WIDTH - 1.0, height - 1.0, 8);
    svg.text("title", Anchor.START, LifetimePanel.MARGIN, 32, title);
    legend(svg);
    int y = TOP;
    for (LifetimePanel panel : panels) {
      panel.draw(svg, y);
      y += panel.height() + GAP;
    }
    String events = "An event is an allocation, a free or a use of one buffer.";
    svg.text("note", Anchor.START, LifetimePanel.LEFT, height - 16, events);
    return svg.end();
  }

  private static void legend(Svg svg) throws XMLStreamException {
    int x = LifetimePanel.MARGIN;
    for (String[] entry : new String[][] {{"used", "from the allocation to the last use"}, {"held", "not used any more, not freed yet"},
        {"live", "bytes live"}}) {
      svg.rect(entry[0], x, 47, 12, 12, 2);
      svg.text("note", Anchor.START, x + 18, 57, entry[1]);
      x += 44 + 6 * entry[1].length();
    }
  }
}
