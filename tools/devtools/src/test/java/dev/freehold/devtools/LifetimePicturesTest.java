// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import javax.xml.stream.XMLStreamException;
import org.junit.jupiter.api.Test;

/** The pictures in the documentation show what the pipelines do now; {@code ./dev pictures} draws them anew. */
class LifetimePicturesTest {
  @Test
  void thePicturesAreThoseOfTheirPrograms() throws IOException, XMLStreamException {
    for (Map.Entry<String, String> picture : LifetimePictures.draw().entrySet()) {
      assertEquals(picture.getValue(), Files.readString(LifetimePictures.FOLDER.resolve(picture.getKey())), picture.getKey());
    }
  }
}
