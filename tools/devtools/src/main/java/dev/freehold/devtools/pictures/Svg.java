// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.pictures;

import java.io.StringWriter;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** An SVG file while it is written. How things look is said by classes, which a style sheet defines for light and dark surroundings. */
final class Svg {
  private final StringWriter text = new StringWriter();
  private final XMLStreamWriter xml;

  /** Where a text is with respect to its position. */
  enum Anchor {
    START,
    END
  }

  Svg(int width, int height, String title, String style) throws XMLStreamException {
    xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    xml.writeStartElement("svg");
    xml.writeDefaultNamespace("http://www.w3.org/2000/svg");
    attributes("viewBox", "0 0 " + width + " " + height, "width", width, "height", height, "role", "img", "font-family", "system-ui, sans-serif");
    element("title", title);
    element("style", style);
  }

  void rect(String kind, double x, double y, double width, double height, double radius) throws XMLStreamException {
    empty("rect", "class", kind, "x", x, "y", y, "width", width, "height", height, "rx", radius);
  }

  void path(String kind, String commands) throws XMLStreamException {
    empty("path", "class", kind, "d", commands);
  }

  void text(String kind, Anchor anchor, double x, double y, String words) throws XMLStreamException {
    start("text");
    attributes("class", kind, "x", x, "y", y, "text-anchor", anchor.name().toLowerCase(Locale.ROOT));
    xml.writeCharacters(words);
    xml.writeEndElement();
  }

  /** Ends the file, and returns its text. */
  String end() throws XMLStreamException {
    xml.writeCharacters("\n");
    xml.writeEndElement();
    xml.close();
    return text + "\n";
  }

  /** A coordinate as it is written: with one decimal place, where that is not 0. */
  static String number(double number) {
    String written = String.format(Locale.ROOT, "%.1f", number);
    return written.endsWith(".0") ? written.substring(0, written.length() - 2) : written;
  }

  private void element(String name, String words) throws XMLStreamException {
    start(name);
    xml.writeCharacters(words);
    xml.writeEndElement();
  }

  private void empty(String name, Object... attributes) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeEmptyElement(name);
    attributes(attributes);
  }

  private void start(String name) throws XMLStreamException {
    xml.writeCharacters("\n  ");
    xml.writeStartElement(name);
  }

  /** Names and values in turn. */
  private void attributes(Object... namesAndValues) throws XMLStreamException {
    for (int i = 0; i < namesAndValues.length; i += 2) {
      Object value = namesAndValues[i + 1];
      xml.writeAttribute((String) namesAndValues[i], value instanceof Double number ? number(number) : value.toString());
    }
  }
}
